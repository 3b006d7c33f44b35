import type { VisitStep } from '@python-learning/domain';
import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import { withoutFlush } from '../../platform/db/without-flush.ts';

type StepCount = { step: VisitStep; count: number };

/** Days are those of UTC, such as `2026-11-21`. */
export function createVisitsRepository(db: Handle) {
  return {
    /** Adds one to the count of a step. A crash of the database may lose it. */
    async count(day: string, step: VisitStep): Promise<void> {
      await db
        .insertInto('visit_counts')
        .values({ day, step, count: 1 })
        .onConflict((conflict) =>
          conflict.columns(['day', 'step']).doUpdateSet({ count: sql<number>`visit_counts.count + 1` }),
        )
        .returning(withoutFlush)
        .execute();
    },

    /** The sums of a day and those after it. A step that was not reached is missing. */
    sumSince: (day: string): Promise<StepCount[]> =>
      db
        .selectFrom('visit_counts')
        .select(['step', sql<number>`sum(count)::integer`.as('count')])
        .where('day', '>=', day)
        .groupBy('step')
        .execute(),

    async deleteBefore(day: string): Promise<void> {
      await db.deleteFrom('visit_counts').where('day', '<', day).execute();
    },
  };
}
