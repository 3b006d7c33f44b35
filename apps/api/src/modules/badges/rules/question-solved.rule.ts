import type { LearnerFacts, RuleOfKind, RuleProgress } from './badge-rule.ts';

/** Done when the question was solved. */
export function questionSolved(rule: RuleOfKind<'question-solved'>, facts: LearnerFacts): RuleProgress {
  return { done: facts.solvedQuestions.has(rule.question) ? 1 : 0, of: 1 };
}
