import type { LearnerFacts, RuleOfKind, RuleProgress } from './badge-rule.ts';

/** Counts the completed milestones of the rule's list. */
export function milestonesCompleted(
  { milestones }: RuleOfKind<'milestones-completed'>,
  facts: LearnerFacts,
): RuleProgress {
  const done = milestones.filter((id) => facts.completedMilestones.has(id)).length;
  return { done, of: milestones.length };
}
