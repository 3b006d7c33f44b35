import type { LearnerFacts, RuleOfKind, RuleProgress } from './badge-rule.ts';

/**
 * Done when a question was solved after so many days away. Shows no partial progress, so that nobody is told to stay
 * away.
 */
export function returnedAfterDays(
  rule: RuleOfKind<'returned-after-days'>,
  facts: LearnerFacts,
): RuleProgress {
  return { done: facts.maxAwayDays >= rule.days ? 1 : 0, of: 1 };
}
