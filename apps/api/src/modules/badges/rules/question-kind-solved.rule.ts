import type { LearnerFacts, RuleOfKind, RuleProgress } from './badge-rule.ts';

/** So many questions of one kind were solved. */
export function questionKindSolved(
  rule: RuleOfKind<'question-kind-solved'>,
  { solvedByKind }: LearnerFacts,
): RuleProgress {
  return { done: solvedByKind[rule.question_kind] ?? 0, of: rule.at_least };
}
