import type { LearnerFacts, RuleOfKind, RuleProgress } from './badge-rule.ts';

/** So often a run with an error was followed by a run of the same question without one. */
export function errorsRecovered(rule: RuleOfKind<'errors-recovered'>, facts: LearnerFacts): RuleProgress {
  return { done: facts.recoveredErrors, of: rule.at_least };
}
