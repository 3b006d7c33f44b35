import type { Achievements, Language } from '@python-learning/contract';
import type { Database } from '../../platform/db/database.ts';
import { createLearnerRecord } from '../record/index.ts';
import type { Badges } from './badges.service.ts';

export interface AchievementsService {
  /** Every badge of the course, in its order. */
  get(who: { learnerId: string; language: Language }): Promise<Achievements>;
}

export function createAchievementsService(db: Database, badges: Badges): AchievementsService {
  return {
    get: async ({ learnerId, language }) => ({
      badges: await badges.list(createLearnerRecord(db), learnerId, language),
    }),
  };
}
