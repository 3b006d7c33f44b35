import type { LearnerFacts, RuleOfKind, RuleProgress } from './badge-rule.ts';

/** Done when all lessons of the milestone were watched to the end. */
export function videosWatched(rule: RuleOfKind<'videos-watched'>, facts: LearnerFacts): RuleProgress {
  return { done: facts.watchedMilestones.has(rule.milestone) ? 1 : 0, of: 1 };
}
