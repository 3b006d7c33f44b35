import type { Badge } from '@python-learning/curriculum';
import type { LearnerRecord, ProgressRecord } from '../record/index.ts';
import type { LearnerFacts } from './rules/badge-rule.ts';
import { isEarned } from './rules/index.ts';

export interface Badges {
  /** Awards what the learner's recorded facts have earned and the learner does not have yet. */
  awardDue(record: LearnerRecord, learnerId: string, at: Date): Promise<void>;
}

export function createBadges(badges: readonly Badge[]): Badges {
  return {
    awardDue: async (record, learnerId, at) => {
      const progress = await record.progress.read(learnerId);
      await record.earnings.awardBadges(learnerId, dueBadges(badges, progress), at);
    },
  };
}

function dueBadges(badges: readonly Badge[], progress: ProgressRecord): string[] {
  const held = new Set(progress.badges.map(({ id }) => id));
  const facts = factsOf(progress);
  return badges.filter(({ id, rule }) => !held.has(id) && isEarned(rule, facts)).map(({ id }) => id);
}

function factsOf(progress: ProgressRecord): LearnerFacts {
  const watched = progress.marks.filter(({ kind }) => kind === 'video');
  return { watchedMilestones: new Set(watched.map(({ milestoneId }) => milestoneId)) };
}
