import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';

/** Rest weeks of learners, named by their Monday, such as `2026-11-16`. */
export interface RestWeeksRepository {
  list(learnerId: string): Promise<ReadonlySet<string>>;
  add(learnerId: string, mondays: readonly string[], at: Date): Promise<void>;
  remove(learnerId: string, mondays: readonly string[]): Promise<void>;
}

export function createRestWeeksRepository(db: Handle): RestWeeksRepository {
  return {
    list: async (learnerId) => {
      const rows = await db
        .selectFrom('rest_weeks')
        .select(sql<string>`monday::text`.as('monday'))
        .where('learner_id', '=', learnerId)
        .orderBy('rest_weeks.monday')
        .execute();
      return new Set(rows.map(({ monday }) => monday));
    },
    add: async (learnerId, mondays, at) => {
      if (mondays.length === 0) return;
      await db
        .insertInto('rest_weeks')
        .values(mondays.map((monday) => ({ learner_id: learnerId, monday, chosen_at: at })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    remove: async (learnerId, mondays) => {
      if (mondays.length === 0) return;
      await db
        .deleteFrom('rest_weeks')
        .where('learner_id', '=', learnerId)
        .where(sql<string>`monday::text`, 'in', mondays)
        .execute();
    },
  };
}
