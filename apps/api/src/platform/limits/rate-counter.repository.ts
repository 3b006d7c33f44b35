import { type RawBuilder, sql } from 'kysely';
import { always, type Condition } from '../db/condition.ts';
import type { Handle } from '../db/database.ts';
import { withoutFlush } from '../db/without-flush.ts';
import { InvariantError } from '../errors/invariant-error.ts';

/** A use that is counted against `limit` in a window of `windowS` seconds. */
export type Use = { key: string; limit: number; windowS: number };

/** A use that is counted with a reservation. Nothing is counted where its condition does not hold. */
export type ConditionalUse = Use & { condition?: Condition };

export type RateCount = { count: number; windowEndsAt: Date };

type Addition = { key: string; amount: number; windowS: number };

export function createRateCounterRepository(db: Handle) {
  return {
    /**
     * Counts one use in a fixed window that begins with its first use. One statement counts concurrent uses correctly.
     * The count stops at one above the limit.
     */
    async count(use: Use, now: Date): Promise<RateCount> {
      const row = await counting(db, use, now).returning(withoutFlush).executeTakeFirstOrThrow();
      return { count: row.count, windowEndsAt: row.window_ends_at };
    },

    /**
     * Counts each use as `count` does, in turn and in one statement, until one exceeds its limit. Resolves with the counts
     * of those that were counted. The keys differ; callers that share keys name them in the same order.
     */
    async countInTurn(uses: readonly Use[], now: Date): Promise<RateCount[]> {
      const turns = uses.map((use, turn) => {
        const before = uses[turn - 1];
        const previous = nameOf(turn - 1);
        const source =
          before === undefined
            ? sql``
            : sql`from ${previous} where ${previous}.count <= ${before.limit}::int`;
        return sql`${nameOf(turn)} as (${counting(db, use, now, source)})`;
      });
      const counts = uses.map(
        (_use, turn) =>
          sql`select ${sql.lit(turn)} as turn, count, window_ends_at, ${withoutFlush} from ${nameOf(turn)}`,
      );
      const { rows } = await sql<{ count: number; window_ends_at: Date }>`
        with ${sql.join(turns)} ${sql.join(counts, sql` union all `)} order by turn`.execute(db);
      return rows.map((row) => ({ count: row.count, windowEndsAt: row.window_ends_at }));
    },

    /** Adds to the amount used in the window. The first use after its end begins a new window. */
    async add({ key, amount, windowS }: Addition, now: Date): Promise<RateCount> {
      const row = await adding(db, { key, amount, windowS }, now)
        .returning(withoutFlush)
        .executeTakeFirstOrThrow();
      return { count: row.count, windowEndsAt: row.window_ends_at };
    },

    /**
     * Counts a use and adds an amount, in one statement. Nothing is added when the use exceeds its limit: `added` is null
     * then. Throws what the condition of the use throws; nothing is counted then.
     */
    async countAndAdd(
      use: ConditionalUse,
      { key, amount, windowS }: Addition,
      now: Date,
    ): Promise<{ counted: RateCount; added: RateCount | null }> {
      const { tables, columns, check } = use.condition ?? always;
      const { rows } = await sql<CountedAndAdded>`
        with ${tables}, counted as (${counting(db, use, now, sql`from go`)}), added as (
          ${adding(db, { key, amount, windowS }, now, sql`from counted where counted.count <= ${use.limit}`)}
        )
        select
          counted.count as uses, counted.window_ends_at as "usesEndAt",
          added.count as amount, added.window_ends_at as "amountEndsAt", ${columns}, ${withoutFlush}
        from (select) as one left join counted on true left join added on true`.execute(db);
      const [row] = rows;
      if (row === undefined) throw new InvariantError('A count is told');
      check(row);
      if (row.uses === null || row.usesEndAt === null) throw new InvariantError('A use is counted');
      const { amount: count, amountEndsAt: windowEndsAt } = row;
      return {
        counted: { count: row.uses, windowEndsAt: row.usesEndAt },
        added: count === null || windowEndsAt === null ? null : { count, windowEndsAt },
      };
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
        .limit(most)
        // A statement that counts several uses may hold one of these rows and want another.
        .forUpdate()
        .skipLocked();
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

type CountedAndAdded = Readonly<Record<string, unknown>> & {
  uses: number | null;
  usesEndAt: Date | null;
  amount: number | null;
  amountEndsAt: Date | null;
};

function nameOf(turn: number) {
  return sql.id(`turn_${turn}`);
}

/** @param from what the row is selected from: nothing is counted when that has no row */
function counting(db: Handle, { key, limit, windowS }: Use, now: Date, from: RawBuilder<unknown> = sql``) {
  const windowEnd = endOf(now, windowS);
  return inserting(db, { key, amount: 1, windowS }, now, from)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver(now)} then 1 else least(rate_counters.count, ${limit}::int) + 1 end`,
        window_ends_at: windowAfter(now, windowEnd),
      }),
    )
    .returning(['count', 'window_ends_at']);
}

/** @param from as `counting` has it */
function adding(db: Handle, addition: Addition, now: Date, from: RawBuilder<unknown> = sql``) {
  const { amount, windowS } = addition;
  return inserting(db, addition, now, from)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver(now)} then ${amount}::int else rate_counters.count + ${amount}::int end`,
        window_ends_at: windowAfter(now, endOf(now, windowS)),
      }),
    )
    .returning(['count', 'window_ends_at']);
}

function inserting(db: Handle, { key, amount, windowS }: Addition, now: Date, from: RawBuilder<unknown>) {
  return db
    .insertInto('rate_counters')
    .columns(['key', 'count', 'window_ends_at'])
    .expression(sql`(select ${key}::text, ${amount}::int, ${endOf(now, windowS)}::timestamptz ${from})`);
}

function isOver(now: Date) {
  return sql<boolean>`rate_counters.window_ends_at <= ${now}`;
}

function windowAfter(now: Date, windowEnd: Date) {
  return sql<Date>`case when ${isOver(now)} then ${windowEnd} else rate_counters.window_ends_at end`;
}

function endOf(now: Date, windowS: number): Date {
  return new Date(now.getTime() + windowS * 1000);
}
