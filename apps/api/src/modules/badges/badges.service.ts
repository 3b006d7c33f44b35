import type { Achievement, Language } from '@python-learning/contract';
import type { Badge, Curriculum } from '@python-learning/curriculum';
import type { BadgeRecord, LearnerRecord } from '../record/index.ts';
import { learnerFacts } from './learner-facts.ts';
import { isEarned, type LearnerFacts, progressOf } from './rules/index.ts';

export interface Badges {
  /**
   * Awards what the learner's recorded facts have earned and the learner does not have yet. It belongs into the
   * transaction that records the fact, after it.
   */
  awardDue(record: LearnerRecord, learnerId: string, at: Date): Promise<void>;
  /** Every badge of the course, in its order: when it was awarded, or how much of it is done. */
  list(record: LearnerRecord, learnerId: string, language: Language): Promise<Achievement[]>;
}

export function createBadges(curriculum: Pick<Curriculum, 'badges' | 'questionById'>): Badges {
  const { badges } = curriculum;
  return {
    awardDue: async (record, learnerId, at) => {
      const read = await record.badgeFacts.read(learnerId);
      const facts = learnerFacts(read, curriculum);
      const missing = badges.filter(({ id }) => awardedAt(id, read) === null);
      const due = missing.filter(({ rule }) => isEarned(rule, facts)).map(({ id }) => id);
      await record.earnings.awardBadges(learnerId, due, at);
    },
    list: async (record, learnerId, language) => {
      const read = await record.badgeFacts.read(learnerId);
      const facts = learnerFacts(read, curriculum);
      return badges.map((badge) => achievement(badge, awardedAt(badge.id, read), facts, language));
    },
  };
}

function awardedAt(badgeId: string, { badges }: BadgeRecord): Date | null {
  return badges.find(({ id }) => id === badgeId)?.awardedAt ?? null;
}

function achievement(
  { id, title, description, how, rule }: Badge,
  awarded: Date | null,
  facts: LearnerFacts,
  language: Language,
): Achievement {
  const { done, of } = progressOf(rule, facts);
  return {
    id,
    title: title[language],
    description: description[language],
    how: how[language],
    awarded_at: awarded?.toISOString() ?? null,
    // A badge stays, whatever a later version of the course asks for.
    progress: { done: awarded === null ? done : of, of },
  };
}
