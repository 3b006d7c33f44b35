import type { Bilingual, Language } from '@python-learning/domain';

/**
 * Failed submissions, including this one, after which each graded hint unlocks: the nudge, the pointer, nearly the
 * answer. The learner tries the first runs alone.
 */
export const unlockedAfter = [3, 4, 6] as const;

/** The unlocked graded hints, mildest first. */
export function gradedHints(hints: readonly Bilingual[], failures: number, language: Language): string[] {
  return hints
    .filter((_, index) => failures >= (unlockedAfter[index] ?? Number.POSITIVE_INFINITY))
    .map((hint) => hint[language]);
}
