import { sql } from 'kysely';
import type { Handle } from '../db/database.ts';

export type RateCount = { count: number; windowEndsAt: Date };

/**
 * Commits the statement without waiting for the disk. A crash of the database may lose the counts of the last second.
 * The setting lasts until the end of the transaction, so counters are not changed within a longer one.
 */
const withoutFlush = sql`set_config('synchronous_commit', 'off', true)`.as('synchronous_commit');

export function createRateCounterRepository(db: Handle) {
  return {
    /**
     * Counts one use in a fixed window that begins with its first use. One statement counts concurrent uses correctly.
     * The count stops at one above the limit.
     */
    async count(key: string, limit: number, now: Date, windowS: number): Promise<RateCount> {
      const windowEnd = new Date(now.getTime() + windowS * 1000);
      const isOver = sql<boolean>`rate_counters.window_ends_at <= ${now}`;
      const row = await db
        .insertInto('rate_counters')
        .values({ key, count: 1, window_ends_at: windowEnd })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when ${isOver} then 1 else least(rate_counters.count, ${limit}::int) + 1 end`,
            window_ends_at: sql<Date>`case when ${isOver} then ${windowEnd} else rate_counters.window_ends_at end`,
          }),
        )
        .returning(['count', 'window_ends_at', withoutFlush])
        .executeTakeFirstOrThrow();
      return { count: row.count, windowEndsAt: row.window_ends_at };
    },

    /** Adds to the amount used in the window. The first use after its end begins a new window. */
    async add(key: string, amount: number, now: Date, windowS: number): Promise<RateCount> {
      const windowEnd = new Date(now.getTime() + windowS * 1000);
      const isOver = sql<boolean>`rate_counters.window_ends_at <= ${now}`;
      const row = await db
        .insertInto('rate_counters')
        .values({ key, count: amount, window_ends_at: windowEnd })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when ${isOver} then ${amount}::int else rate_counters.count + ${amount}::int end`,
            window_ends_at: sql<Date>`case when ${isOver} then ${windowEnd} else rate_counters.window_ends_at end`,
          }),
        )
        .returning(['count', 'window_ends_at', withoutFlush])
        .executeTakeFirstOrThrow();
      return { count: row.count, windowEndsAt: row.window_ends_at };
    },

    /** Subtracts what was added in a window. Does nothing when another window has begun. */
    async takeBack(key: string, amount: number, windowEndsAt: Date): Promise<void> {
      await db
        .updateTable('rate_counters')
        .set({ count: sql<number>`greatest(0, count - ${amount}::int)` })
        .where('key', '=', key)
        .where('window_ends_at', '=', windowEndsAt)
        .returning(withoutFlush)
        .execute();
    },

    async clear(key: string): Promise<void> {
      await db.deleteFrom('rate_counters').where('key', '=', key).returning(withoutFlush).execute();
    },

    /** Deletes at most `most` rows. Resolves with the number of deleted rows. */
    async deleteEndedBefore(time: Date, most: number): Promise<number> {
      const ended = db
        .selectFrom('rate_counters')
        .select('key')
        .where('window_ends_at', '<', time)
        .limit(most);
      // Repeat the condition: a new window may begin while the delete waits for the row lock.
      const { numDeletedRows } = await db
        .deleteFrom('rate_counters')
        .where('key', 'in', ended)
        .where('window_ends_at', '<', time)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
