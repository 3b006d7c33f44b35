import type { LearnerFacts, RuleOfKind, RuleProgress } from './badge-rule.ts';

/** So many questions were solved after a run that passed what everybody sees and failed what nobody showed. */
export function hiddenCaseRecovered(
  rule: RuleOfKind<'hidden-case-recovered'>,
  facts: LearnerFacts,
): RuleProgress {
  return { done: facts.recoveredHiddenCases, of: rule.at_least };
}
