import type { LearnerFacts, RuleOfKind, RuleProgress } from './badge-rule.ts';

/** A question was solved after so many days away. Nobody is told to stay away: it is done or not done yet. */
export function returnedAfterDays(
  rule: RuleOfKind<'returned-after-days'>,
  facts: LearnerFacts,
): RuleProgress {
  return { done: facts.longestAwayDays >= rule.days ? 1 : 0, of: 1 };
}
