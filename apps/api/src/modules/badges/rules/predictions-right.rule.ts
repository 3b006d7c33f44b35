import type { LearnerFacts, RuleOfKind, RuleProgress } from './badge-rule.ts';

/** Counts the programs whose output was predicted exactly. */
export function predictionsRight(rule: RuleOfKind<'predictions-right'>, facts: LearnerFacts): RuleProgress {
  return { done: facts.rightPredictions, of: rule.at_least };
}
