import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import { learningDay } from './learning-day.ts';
import { type WeekChoices, weekChoicesOf } from './week-choices.ts';

/** A day on which something was learned. */
export type LearningDay = {
  /** As `2026-11-21`. */
  day: string;
  /** Learning days a week that the learner aimed at then. */
  goal: number;
  /** Whether a coding question was solved on it. */
  hasSolution: boolean;
};

/** Days on which learners learned something: finished lessons, a solved question, a completed exercise. */
export interface LearningDaysRepository {
  /** What the learner chose that matters for counting days. */
  choices(learnerId: string): Promise<WeekChoices>;
  /** Marks the day of this moment where the learner is. More on one day does not count more. */
  add(learned: { learnerId: string; hasSolution: boolean; at: Date }): Promise<void>;
  /** From the first to the last. */
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
  const rows = await db
    .selectFrom('learner_settings')
    .select(['name', 'value', 'changed_at as changedAt'])
    .where('learner_id', '=', learnerId)
    .where('name', 'in', ['week_goal', 'time_zone'])
    .execute();
  return weekChoicesOf(rows);
}
