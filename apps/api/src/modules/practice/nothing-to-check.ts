import type { QuestionChecks } from '@python-learning/feedback';

/** The checks of a program that answers no question: nothing is compared, and it is explained like any other. */
export function nothingToCheck(known: Pick<QuestionChecks, 'starter' | 'milestone'>): QuestionChecks {
  return { kind: 'make', cases: [], rules: [], mistakes: [], hints: [], starterDigest: '', ...known };
}
