import type { BadgeList } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import type { Database } from '../../platform/db/database.ts';
import { createLearnerRecord } from '../record/index.ts';
import type { Badges } from './badges.service.ts';

export interface BadgeListService {
  /** Lists every badge of the course, in the order of the course. */
  get(who: { learnerId: string; language: Language }): Promise<BadgeList>;
}

export function createBadgeList(db: Database, badges: Badges): BadgeListService {
  return {
    get: async ({ learnerId, language }) => ({
      badges: await badges.list(createLearnerRecord(db), learnerId, language),
    }),
  };
}
