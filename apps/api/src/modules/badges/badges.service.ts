import type { ListedBadge } from '@python-learning/contract';
import type { Badge, Curriculum } from '@python-learning/curriculum';
import type { Language } from '@python-learning/domain';
import type { BadgeRecord, LearnerRecord } from '../record/index.ts';
import { learnerFacts } from './learner-facts.ts';
import { isFulfilled, type LearnerFacts, progressOf } from './rules/index.ts';

export interface Badges {
  /**
   * Awards the badges that the learner's recorded facts earn and the learner does not have yet. Call it in the
   * transaction that records a fact, after recording it.
   */
  awardDue(record: LearnerRecord, learnerId: string, at: Date): Promise<void>;
  /**
   * Lists every badge in the order of the course, with the time of its award or the progress toward it.
   */
  list(record: LearnerRecord, learnerId: string, language: Language): Promise<ListedBadge[]>;
}

export function createBadges(curriculum: Pick<Curriculum, 'badges' | 'questionById'>): Badges {
  const { badges } = curriculum;
  return {
    awardDue: async (record, learnerId, at) => {
      const read = await record.badgeFacts.read(learnerId);
      const facts = learnerFacts(read, curriculum);
      const missing = badges.filter(({ id }) => awardedAt(id, read) === null);
      const due = missing.filter(({ rule }) => isFulfilled(rule, facts)).map(({ id }) => id);
      await record.awards.awardBadges(learnerId, due, at);
    },
    list: async (record, learnerId, language) => {
      const read = await record.badgeFacts.read(learnerId);
      const facts = learnerFacts(read, curriculum);
      return badges.map((badge) => listedBadge(badge, awardedAt(badge.id, read), facts, language));
    },
  };
}

function awardedAt(badgeId: string, { badges }: BadgeRecord): Date | null {
  return badges.find(({ id }) => id === badgeId)?.awardedAt ?? null;
}

function listedBadge(
  { id, title, description, how, rule }: Badge,
  awarded: Date | null,
  facts: LearnerFacts,
  language: Language,
): ListedBadge {
  const { done, of } = progressOf(rule, facts);
  return {
    id,
    title: title[language],
    description: description[language],
    how: how[language],
    awarded_at: awarded?.toISOString() ?? null,
    // An awarded badge stays complete, whatever a later version of the course requires.
    progress: { done: awarded === null ? done : of, of },
  };
}
