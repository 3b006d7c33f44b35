/** A word of a text; `isJoined` when the next word may follow it in the same name. */
export type Word = { text: string; start: number; end: number; isJoined: boolean };

/** Splits a text into words, without the characters between them. */
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

/** True for initials and `St.`, whose full stop ends no sentence. */
function isShort(word: string): boolean {
  return word.length === 1 || word === 'St' || word === 'யாழ்';
}

export function isCapitalised({ text }: Word): boolean {
  return /^\p{Lu}[\p{L}\p{M}]/u.test(text) || /^\p{Lu}$/u.test(text);
}

/** Number of words from `from` on that may form one name: each joined to the next, and accepted by `may`. */
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

/** Replaces each run of hidden words by one `…`. */
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
