import type { LearnerFacts, RuleOfKind, RuleProgress } from './badge-rule.ts';

/** Counts runs with an error that were followed by a run of the same question without one. */
export function errorsRecovered(rule: RuleOfKind<'errors-recovered'>, facts: LearnerFacts): RuleProgress {
  return { done: facts.recoveredErrors, of: rule.at_least };
}
