import type { LearnerFacts, RuleOfKind, RuleProgress } from './badge-rule.ts';

/** Counts questions solved after a run that passed every visible case and failed a hidden one. */
export function hiddenCaseRecovered(
  rule: RuleOfKind<'hidden-case-recovered'>,
  facts: LearnerFacts,
): RuleProgress {
  return { done: facts.recoveredHiddenCases, of: rule.at_least };
}
