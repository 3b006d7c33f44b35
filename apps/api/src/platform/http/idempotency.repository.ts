import { type RawBuilder, sql } from 'kysely';
import { always, type Claim, type Condition } from '../db/claim.ts';
import type { Handle } from '../db/database.ts';
import { withoutFlush } from '../db/without-flush.ts';

export type StoredAnswer = { requestHash: string; status: number | null; response: unknown; createdAt: Date };

export type Place = {
  owner: string;
  learnerId: string | null;
  key: string;
  /**
   * When this request claimed the key. A later time in the row means that another request has taken it over.
   */
  claimedAt: Date;
};

/** An answer to store with its request. */
export type NewAnswer = {
  requestHash: string;
  status: number;
  /** JSON */
  response: string;
  /** Number of answers that the owner may keep. */
  newest: number;
  /** Answers from before this time have expired. */
  endedBefore: Date;
};

export function createIdempotencyRepository(db: Handle) {
  return {
    /**
     * Claims the key for a request. Takes over a row that was claimed before `endedBefore`, or before `staleBefore` and
     * never answered. Returns false when the key is taken.
     */
    async claim(place: Place, requestHash: string, staleBefore: Date, endedBefore: Date): Promise<boolean> {
      const fresh = { request_hash: requestHash, status: null, response: null, created_at: place.claimedAt };
      const row = await db
        .insertInto('idempotency_keys')
        .values({ owner: place.owner, learner_id: place.learnerId, key: place.key, ...fresh })
        .onConflict((conflict) =>
          conflict
            .columns(['owner', 'key'])
            .doUpdateSet(fresh)
            .where((where) =>
              where.or([
                where('idempotency_keys.created_at', '<', endedBefore),
                where.and([
                  where('idempotency_keys.status', 'is', null),
                  where('idempotency_keys.created_at', '<', staleBefore),
                ]),
              ]),
            ),
        )
        // A crash that loses a claim loses what the call had stored after it, too: a repetition is a first request again.
        .returning(['key', withoutFlush])
        .executeTakeFirst();
      return row !== undefined;
    },

    async find(place: Place): Promise<StoredAnswer | null> {
      const row = await db
        .selectFrom('idempotency_keys')
        .select(['request_hash', 'status', 'response', 'created_at'])
        .where('owner', '=', place.owner)
        .where('key', '=', place.key)
        .executeTakeFirst();
      if (row === undefined) return null;
      return {
        requestHash: row.request_hash,
        status: row.status,
        response: row.response === null ? null : JSON.parse(row.response),
        createdAt: row.created_at,
      };
    },

    /**
     * Stores the answer to a request whose key it claimed, and deletes all stored answers of the owner but the newest,
     * this one included.
     * @param response JSON
     */
    async keep(place: Place, status: number, response: string, newest: number): Promise<void> {
      await sql`with old_keys as (${deletingOld(place, newest)})
        update idempotency_keys set status = ${status}, response = ${response}
        where owner = ${place.owner} and key = ${place.key} and created_at = ${place.claimedAt}`.execute(db);
    },

    /**
     * Stores the answer to a request whose key was not claimed. Returns false when the key is taken; waits for a
     * transaction that is about to take it.
     */
    async add(place: Place, answer: NewAnswer): Promise<boolean> {
      const { rows } = await sql`with ${claimFor(place, answer, always)} select from claimed`.execute(db);
      return rows.length === 1;
    },

    /**
     * The beginning of a statement that stores the answer to a request together with its effect, if the condition is met.
     */
    claimFor: (place: Place, answer: NewAnswer, condition: Condition): Claim =>
      claimFor(place, answer, condition),

    async release(place: Place): Promise<void> {
      await db
        .deleteFrom('idempotency_keys')
        .where('owner', '=', place.owner)
        .where('key', '=', place.key)
        .where('created_at', '=', place.claimedAt)
        .execute();
    },

    /** Deletes at most `most` rows. Resolves with the number of deleted rows. */
    async deleteBefore(time: Date, most: number): Promise<number> {
      const old = db
        .selectFrom('idempotency_keys')
        .select(['owner', 'key'])
        .where('created_at', '<', time)
        .limit(most);
      // Repeat the condition: the key may be taken over while the delete waits for the row lock.
      const { numDeletedRows } = await db
        .deleteFrom('idempotency_keys')
        .where((eb) => eb(eb.refTuple('owner', 'key'), 'in', old.$asTuple('owner', 'key')))
        .where('created_at', '<', time)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/**
 * Stores the answer unless the key is taken, and deletes all stored answers of the owner but the newest, this one
 * included. Replaces a row from before `endedBefore`. Changes nothing when the condition is not met.
 */
function claimFor(place: Place, answer: NewAnswer, condition: Condition): Claim {
  const { requestHash, status, response, newest, endedBefore } = answer;
  return sql`permitted as (${condition}),
    old_keys as (${deletingOld(place, newest)} and exists (select from permitted)),
    claimed as (
      insert into idempotency_keys (owner, learner_id, key, request_hash, status, response, created_at)
      select ${place.owner}::text, ${place.learnerId}::uuid, ${place.key}::text, ${requestHash}::text,
        ${status}::int, ${response}::text, ${place.claimedAt}::timestamptz
      from permitted
      on conflict (owner, key) do update
      set request_hash = excluded.request_hash, status = excluded.status, response = excluded.response,
        created_at = excluded.created_at
      where idempotency_keys.created_at < ${endedBefore}
      returning key)`;
}

/**
 * Deletes the stored answers of the owner that are older than the newest others. Calls in progress stay. The answer of the
 * place is one of the newest, whether or not the statement sees it.
 */
function deletingOld({ owner, key }: Place, newest: number): RawBuilder<unknown> {
  return sql`delete from idempotency_keys
    where owner = ${owner} and key <> ${key} and status is not null
      and created_at < (
        select created_at from idempotency_keys where owner = ${owner} and key <> ${key}
        order by created_at desc limit 1 offset ${sql.lit(newest - 2)})`;
}
