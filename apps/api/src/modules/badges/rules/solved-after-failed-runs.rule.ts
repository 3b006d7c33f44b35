import type { LearnerFacts, RuleOfKind, RuleProgress } from './badge-rule.ts';

/** A question was solved after so many failed runs. Nobody is told to fail more often: it is done or not done yet. */
export function solvedAfterFailedRuns(
  rule: RuleOfKind<'solved-after-failed-runs'>,
  facts: LearnerFacts,
): RuleProgress {
  return { done: facts.mostFailedRuns >= rule.failed_runs ? 1 : 0, of: 1 };
}
