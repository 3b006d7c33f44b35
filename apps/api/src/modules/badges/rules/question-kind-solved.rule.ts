import type { LearnerFacts, RuleOfKind, RuleProgress } from './badge-rule.ts';

/** Counts the solved questions of one kind. */
export function questionKindSolved(
  rule: RuleOfKind<'question-kind-solved'>,
  { solvedByKind }: LearnerFacts,
): RuleProgress {
  return { done: solvedByKind[rule.question_kind] ?? 0, of: rule.at_least };
}
