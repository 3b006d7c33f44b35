import { learningDay } from '@python-learning/domain';
import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import { createSettingsRepository } from '../settings/index.ts';
import { type WeekChoices, weekChoicesOf } from './week-choices.ts';

export type LearningDay = {
  /** As `2026-11-21`. */
  day: string;
  /** The learner's goal on that day, in learning days a week. */
  goal: number;
  /** Whether a coding question or personalized exercise was solved on it. */
  hasSolution: boolean;
};

/** Days with a video mark, a solved question or personalized exercise, or an exercise mark. */
export interface LearningDaysRepository {
  /** Settings of the learner that matter for counting days. */
  choices(learnerId: string): Promise<WeekChoices>;
  /** Marks the day of `at` in the learner's time zone. Each day counts once. */
  add(learned: { learnerId: string; hasSolution: boolean; at: Date }): Promise<void>;
  /** Oldest first. */
  list(learnerId: string): Promise<LearningDay[]>;
}

export function createLearningDaysRepository(db: Handle): LearningDaysRepository {
  return {
    choices: (learnerId) => choices(db, learnerId),
    add: async ({ learnerId, hasSolution, at }) => {
      const { timeZone, goal } = await choices(db, learnerId);
      const row = { day: learningDay(at, timeZone), goal: goal.value, has_solution: hasSolution };
      await db
        .insertInto('learning_days')
        .values({ learner_id: learnerId, ...row })
        .onConflict((conflict) =>
          conflict.columns(['learner_id', 'day']).doUpdateSet({
            goal: sql`least(learning_days.goal, excluded.goal)`,
            has_solution: sql`learning_days.has_solution or excluded.has_solution`,
          }),
        )
        .execute();
    },
    list: (learnerId) =>
      db
        .selectFrom('learning_days')
        .select([sql<string>`day::text`.as('day'), 'goal', 'has_solution as hasSolution'])
        .where('learner_id', '=', learnerId)
        .orderBy('learning_days.day')
        .execute(),
  };
}

async function choices(db: Handle, learnerId: string): Promise<WeekChoices> {
  return weekChoicesOf(await createSettingsRepository(db).list(learnerId));
}
