import { isTransposed, longestWord } from './similarity.ts';

/**
 * Creates a finder for the first word that is one typo away from `written`: a missing, extra or transposed letter.
 * Indexes the words once, because a program may store and read thousands of names.
 */
export function createTypoFinder(words: Iterable<string>): (written: string) => string | null {
  const places = new Map<string, number>();
  const withLetterLost = new Map<string, string[]>();
  for (const word of words) {
    if (word.length > longestWord || places.has(word)) continue;
    places.set(word, places.size);
    for (const shorter of lettersLost(word)) {
      const known = withLetterLost.get(shorter);
      if (known === undefined) withLetterLost.set(shorter, [word]);
      else known.push(word);
    }
  }
  return (written) => {
    if (written.length > longestWord) return null;
    const near = [...lettersLost(written), ...neighboursExchanged(written)].filter((one) => places.has(one));
    const found = [...near, ...(withLetterLost.get(written) ?? [])].filter((one) => isTypoOf(written, one));
    return found.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))[0] ?? null;
  };
}

/** All words made by removing one letter. */
function lettersLost(word: string): Set<string> {
  return new Set(Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1)));
}

/** All words made by swapping two neighbouring letters. */
function neighboursExchanged(word: string): string[] {
  return Array.from(
    { length: Math.max(word.length - 1, 0) },
    (_, at) => `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`,
  );
}

function isTypoOf(a: string, b: string): boolean {
  if (a === b) return false;
  if (isTransposed(a, b)) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.length - short.length !== 1) return false;
  const at = [...long].findIndex((letter, index) => letter !== short[index]);
  const isOnlyLonger = long.slice(0, at) + long.slice(at + 1) === short;
  return isOnlyLonger && !/[\d_]/u.test(long[at] ?? '') && !(at === long.length - 1 && long.endsWith('s'));
}
