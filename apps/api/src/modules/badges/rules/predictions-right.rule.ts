import type { LearnerFacts, RuleOfKind, RuleProgress } from './badge-rule.ts';

/** So many programs were guessed exactly. */
export function predictionsRight(rule: RuleOfKind<'predictions-right'>, facts: LearnerFacts): RuleProgress {
  return { done: facts.rightPredictions, of: rule.at_least };
}
