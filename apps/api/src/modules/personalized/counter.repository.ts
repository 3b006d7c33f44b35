import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';

export type CountedKind = 'exercises' | 'custom';

/** Numbers the exercises of a learner, and counts those that were made on a day. */
export interface CounterRepository {
  /**
   * Takes the next number; null when the limit of the day is reached. A single statement, so that two concurrent
   * requests get two numbers.
   */
  take(learnerId: string, kind: CountedKind, day: string, limit: number): Promise<number | null>;
  giveBack(learnerId: string, kind: CountedKind, day: string): Promise<void>;
  read(learnerId: string, day: string): Promise<Record<CountedKind, number>>;
}

export function createCounterRepository(db: Handle): CounterRepository {
  return {
    take: (learnerId, kind, day, limit) => take(db, { learnerId, kind, day, limit }),
    giveBack: async (learnerId, kind, day) => {
      await sql`
        update personalized_counters set ${sql.ref(kind)} = greatest(0, ${sql.ref(kind)} - 1)
        where learner_id = ${learnerId} and day = ${day}::date`.execute(db);
    },
    read: async (learnerId, day) => {
      const row = await db
        .selectFrom('personalized_counters')
        .select(['exercises', 'custom'])
        .where('learner_id', '=', learnerId)
        .where('day', '=', sql`${day}::date`)
        .executeTakeFirst();
      return row ?? { exercises: 0, custom: 0 };
    },
  };
}

type Taken = { learnerId: string; kind: CountedKind; day: string; limit: number };

async function take(db: Handle, { learnerId, kind, day, limit }: Taken): Promise<number | null> {
  const [exercises, custom] = kind === 'exercises' ? [1, 0] : [0, 1];
  const { rows } = await sql<{ last_number: number }>`
    insert into personalized_counters as known (learner_id, last_number, day, exercises, custom)
    values (${learnerId}, 1, ${day}::date, ${exercises}, ${custom})
    on conflict (learner_id) do update set
      last_number = known.last_number + 1,
      day = excluded.day,
      exercises = excluded.exercises + case when known.day = excluded.day then known.exercises else 0 end,
      custom = excluded.custom + case when known.day = excluded.day then known.custom else 0 end
    where known.day <> excluded.day or known.${sql.ref(kind)} < ${limit}
    returning last_number`.execute(db);
  return rows[0]?.last_number ?? null;
}
