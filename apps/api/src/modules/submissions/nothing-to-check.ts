import type { QuestionChecks } from '@python-learning/domain';

/** Checks of a program without a question: nothing is compared, it is explained like any other. */
export function nothingToCheck(known: Pick<QuestionChecks, 'starter' | 'milestone'>): QuestionChecks {
  return { kind: 'make', cases: [], rules: [], mistakes: [], hints: [], starterDigest: '', ...known };
}
