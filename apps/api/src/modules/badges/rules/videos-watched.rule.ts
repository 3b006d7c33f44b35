import type { LearnerFacts, RuleOfKind } from './badge-rule.ts';

/** All lessons of the milestone were watched to the end. */
export function videosWatched(rule: RuleOfKind<'videos-watched'>, facts: LearnerFacts): boolean {
  return facts.watchedMilestones.has(rule.milestone);
}
