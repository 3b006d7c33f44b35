import { type Assessment, type Explanation, generalIds } from '@python-learning/feedback';
import type { Mutant } from './novice-mutations.ts';

/** What a learner is told about a mistake, and whether it is about that very mistake. */
export type JudgedMutant = {
  solution: string;
  mistake: string;
  mutant: Mutant;
  explanation: Explanation | null;
  isSpecific: boolean;
  /** Null where no line is at fault: the program ran and showed something else. */
  isLineRight: boolean | null;
  /** What Python said, or what was wrong about the output. */
  message: string;
};

/**
 * Holds what is told against the mistake that was made; null where the mutant is still right.
 * @param anticipated hints of the question itself, in the language of `told`: one of them is specific, too
 */
export function judgeMutant(
  known: Pick<JudgedMutant, 'solution' | 'mistake' | 'mutant'>,
  told: Assessment,
  anticipated: readonly string[] = [],
): JudgedMutant | null {
  if (told.verdict === 'solved') return null;
  const { explanation, hints } = told;
  const line = explanation?.line ?? null;
  const isError = explanation !== null && explanation.python_says !== null;
  const wrong = told.checks.find((check) => check.visible && !check.passed);
  const isExplained = explanation !== null && !generalIds.includes(explanation.id);
  return {
    ...known,
    explanation,
    isSpecific: isExplained || anticipated.includes(hints[0] ?? ''),
    isLineRight: isError ? line !== null && known.mutant.lines.includes(line) : null,
    message:
      explanation?.python_says ??
      `wanted ${JSON.stringify(wrong?.expected)}, got ${JSON.stringify(wrong?.actual)}`,
  };
}

/** Among the judged: the share with an explanation of its own, and of those with a line the share with the right one. */
export function shareOf(judged: readonly JudgedMutant[]): { specific: number; rightLine: number } {
  const withLine = judged.filter(({ isLineRight }) => isLineRight !== null);
  return {
    specific: share(
      judged.filter(({ isSpecific }) => isSpecific),
      judged,
    ),
    rightLine: share(
      withLine.filter(({ isLineRight }) => isLineRight === true),
      withLine,
    ),
  };
}

function share(some: readonly unknown[], all: readonly unknown[]): number {
  return all.length === 0 ? 1 : some.length / all.length;
}
