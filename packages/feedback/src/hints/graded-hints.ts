import type { Bilingual, Language } from '../types.ts';

/**
 * After how many failed submissions, this one included, each graded hint is shown: the nudge, the pointer,
 * nearly the answer. The first runs belong to the learner alone.
 */
export const unlockedAfter = [3, 4, 6] as const;

/** The graded hints that are open, mildest first. */
export function gradedHints(hints: readonly Bilingual[], failures: number, language: Language): string[] {
  return hints
    .filter((_, index) => failures >= (unlockedAfter[index] ?? Number.POSITIVE_INFINITY))
    .map((hint) => hint[language]);
}
