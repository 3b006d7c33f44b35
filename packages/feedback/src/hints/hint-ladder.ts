import type { Bilingual, Language } from '@python-learning/domain';

/** Failed runs after which each hint opens: the nudge at once, then the pointer, and nearly the answer. */
const opensAfter = [Number.NEGATIVE_INFINITY, 2, 4] as const;

/** The hints of a question as one learner has them. */
export type HintLadder = {
  /** The open hints, mildest first. */
  open: readonly string[];
  /** Counts the hints that are not open yet, too. */
  total: number;
  /** Failed runs until the next hint opens; null when all are open. */
  nextAfter: number | null;
};

/**
 * @param failures failed runs of this question so far; fewer, also below 0, where the hints shall open later
 * @param opened hints that the learner has opened without failing
 */
export function hintLadder(
  hints: readonly Bilingual[],
  failures: number,
  language: Language,
  opened = 0,
): HintLadder {
  const isOpen = (_: Bilingual, index: number) => index < opened || failures >= failuresFor(index);
  const open = hints.filter(isOpen).map((hint) => hint[language]);
  const isComplete = open.length === hints.length;
  return { open, total: hints.length, nextAfter: isComplete ? null : failuresFor(open.length) - failures };
}

function failuresFor(index: number): number {
  return opensAfter[index] ?? Number.POSITIVE_INFINITY;
}
