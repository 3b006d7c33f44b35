import type { Achievements } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import type { Database } from '../../platform/db/database.ts';
import { createLearnerRecord } from '../record/index.ts';
import type { Badges } from './badges.service.ts';

export interface AchievementsService {
  /** Lists every badge of the course, in the order of the course. */
  get(who: { learnerId: string; language: Language }): Promise<Achievements>;
}

export function createAchievementsService(db: Database, badges: Badges): AchievementsService {
  return {
    get: async ({ learnerId, language }) => ({
      badges: await badges.list(createLearnerRecord(db), learnerId, language),
    }),
  };
}
