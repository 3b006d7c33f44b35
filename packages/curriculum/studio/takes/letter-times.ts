/**
 * When each word of a caption begins, in milliseconds. Tapped words keep their times; the words between them share the time evenly by
 * letters. Used by the recording page.
 * @param tapped times by the index of the word; null where nobody tapped
 * @param span of the speech in the recording
 */
export function letterTimes(
  words: readonly string[],
  tapped: readonly (number | null)[],
  { startMs, endMs }: { startMs: number; endMs: number },
): number[] {
  const ends = lettersUpTo(words);
  const known: [letters: number, ms: number][] = [[0, startMs]];
  for (const [index, ms] of tapped.entries()) {
    if (ms !== null && ms >= (known.at(-1)?.[1] ?? 0)) known.push([ends[index] ?? 0, Math.min(ms, endMs)]);
  }
  known.push([Math.max(1, ends.at(-1) ?? 1), endMs]);
  return words.map((_, index) => {
    const letters = ends[index] ?? 0;
    const next = Math.max(
      1,
      known.findIndex(([reached]) => reached > letters),
    );
    const [[fromLetters, fromMs], [toLetters, toMs]] = [
      known[next - 1] ?? [0, startMs],
      known[next] ?? [1, endMs],
    ];
    const share = (letters - fromLetters) / (toLetters - fromLetters);
    return Math.round(fromMs + share * (toMs - fromMs));
  });
}

/** Letters before each word, and before the end: one entry more than there are words. A word has one letter at least. */
function lettersUpTo(words: readonly string[]): number[] {
  const sums = [0];
  for (const word of words) {
    const letters = word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    sums.push((sums.at(-1) ?? 0) + Math.max(1, letters));
  }
  return sums;
}
