import { type Assessment, type Explanation, generalIds } from '@python-learning/feedback';
import type { Mutant } from './novice-mutations.ts';

/** What a learner is told about a mistake, and whether it is about that mistake. */
export type JudgedMutant = {
  solution: string;
  mistake: string;
  mutant: Mutant;
  explanation: Explanation | null;
  isSpecific: boolean;
  /** Null if no line is at fault: the program ran, and its output was wrong. */
  isLineRight: boolean | null;
  /** Python's message, or what was wrong about the output. */
  message: string;
};

/**
 * Compares what a learner is told with the mistake that was made. Returns null if the mutant still solves the question.
 * @param anticipated hints of the question's own anticipated mistakes, in the language of `told`: these are specific
 * too
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

/** Share with a specific explanation; of those with a line, the share with the right line. */
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
