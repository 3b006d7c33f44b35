import type { LearnerFacts, RuleOfKind, RuleProgress } from './badge-rule.ts';

/**
 * Done when a question was solved after so many failed runs. Shows no partial progress, so that nobody is told to fail
 * more often.
 */
export function solvedAfterFailedRuns(
  rule: RuleOfKind<'solved-after-failed-runs'>,
  facts: LearnerFacts,
): RuleProgress {
  return { done: facts.maxFailedRuns >= rule.failed_runs ? 1 : 0, of: 1 };
}
