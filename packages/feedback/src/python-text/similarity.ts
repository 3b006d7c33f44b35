/** Maximum length in letters of names that are compared letter by letter; longer ones would take too long. */
export const longestWord = 64;

/** Similarity of words that differ only by two transposed neighbouring letters. */
const transposed = 0.9;

/**
 * Similarity of two words, from 0 to 1: twice the matching letters divided by all letters, with matching pieces found
 * longest first (Ratcliff and Obershelp, as in Python's `difflib`). Two transposed letters are the most common typo, so
 * such words are similar even when they are short.
 */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  if (isTransposed(a, b)) return transposed;
  const total = a.length + b.length;
  if (Math.max(a.length, b.length) > longestWord) return 0;
  return (2 * matchingLetters(a, b)) / total;
}

/**
 * The candidate most similar to `word` with at least the given similarity; the first of equals, null when there is
 * none.
 */
export function mostSimilar(word: string, candidates: Iterable<string>, least: number): string | null {
  let best: { word: string; score: number } | null = null;
  for (const candidate of candidates) {
    const score = similarity(word, candidate);
    if (candidate !== word && score >= least && score > (best?.score ?? 0)) best = { word: candidate, score };
  }
  return best?.word ?? null;
}

/** Whether two words differ only by two transposed neighbouring letters. */
export function isTransposed(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < 3) return false;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

function matchingLetters(a: string, b: string): number {
  const { startA, startB, length } = longestMatch(a, b);
  if (length === 0) return 0;
  return (
    length +
    matchingLetters(a.slice(0, startA), b.slice(0, startB)) +
    matchingLetters(a.slice(startA + length), b.slice(startB + length))
  );
}

function longestMatch(a: string, b: string): { startA: number; startB: number; length: number } {
  let best = { startA: 0, startB: 0, length: 0 };
  for (let startA = 0; startA < a.length; startA += 1) {
    for (let startB = 0; startB < b.length; startB += 1) {
      let length = 0;
      while (startA + length < a.length && a[startA + length] === b[startB + length]) length += 1;
      if (length > best.length) best = { startA, startB, length };
    }
  }
  return best;
}
