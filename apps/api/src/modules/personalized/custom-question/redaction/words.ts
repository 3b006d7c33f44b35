/** A word of a text, and whether the next one follows it as a part of the same name would. */
export type Word = { text: string; start: number; end: number; isJoined: boolean };

/** The words of a text in their order. Signs between them are no words. */
export function wordsOf(text: string): Word[] {
  const found = [...text.matchAll(/[\p{L}\p{N}_][\p{L}\p{M}\p{N}_'’]*/gu)];
  return found.map(({ 0: word, index: start }, at) => {
    const end = start + word.length;
    const gap = text.slice(end, found[at + 1]?.index ?? end);
    return {
      text: word,
      start,
      end,
      isJoined: gap === ' ' || (isShort(word) && /^\.? ?$/.test(gap) && gap !== ''),
    };
  });
}

/** Initials and `St.` have a full stop that ends no sentence. */
function isShort(word: string): boolean {
  return word.length === 1 || word === 'St' || word === 'யாழ்';
}

export function isCapitalised({ text }: Word): boolean {
  return /^\p{Lu}[\p{L}\p{M}]/u.test(text) || /^\p{Lu}$/u.test(text);
}

/** How many words from `from` on may be parts of one name: joined to each other, and each as `may` says. */
export function runLength(
  words: readonly Word[],
  from: number,
  most: number,
  may: (word: Word) => boolean,
): number {
  let length = 0;
  for (let at = from; length < most; at++) {
    const word = words[at];
    if (word === undefined || !may(word)) break;
    length++;
    if (!word.isJoined) break;
  }
  return length;
}

/** The text with one `…` for each run of hidden words. */
export function withoutWords(text: string, words: readonly Word[], hidden: ReadonlySet<number>): string {
  let rest = '';
  let copied = 0;
  for (const [at, word] of words.entries()) {
    if (!hidden.has(at)) continue;
    const isContinued = hidden.has(at - 1) && words[at - 1]?.isJoined === true;
    rest += isContinued ? '' : `${text.slice(copied, word.start)}…`;
    copied = word.end;
  }
  return rest + text.slice(copied);
}
