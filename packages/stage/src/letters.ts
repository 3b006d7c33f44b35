/** Counts letters as a reader does: a Tamil consonant and its vowel sign are one. */
export function lengthOf(text: string): number {
  return text.match(/\P{M}/gu)?.length ?? 0;
}
