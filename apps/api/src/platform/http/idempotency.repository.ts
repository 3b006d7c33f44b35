import { sql } from 'kysely';
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
      await db
        .with('old_keys', () => deletingOld(db, place, newest))
        .updateTable('idempotency_keys')
        .set({ status, response })
        .where('owner', '=', place.owner)
        .where('key', '=', place.key)
        .where('created_at', '=', place.claimedAt)
        .execute();
    },

    /**
     * Stores the answer to a request whose key was not claimed. Returns false when the key is taken; waits for a
     * transaction that is about to take it.
     */
    async add(place: Place, answer: NewAnswer): Promise<boolean> {
      const { rows } = await sql`with ${claimFor(db, place, answer, always)} select from claimed`.execute(db);
      return rows.length === 1;
    },

    /**
     * The beginning of a statement that stores the answer to a request together with its effect, if the condition is met.
     */
    claimFor: (place: Place, answer: NewAnswer, condition: Condition): Claim =>
      claimFor(db, place, answer, condition),

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
function claimFor(db: Handle, place: Place, answer: NewAnswer, condition: Condition): Claim {
  const { requestHash, status, response, newest, endedBefore } = answer;
  const fresh = { request_hash: requestHash, status, response, created_at: place.claimedAt };
  const old = deletingOld(db, place, newest).where(sql<boolean>`exists (select from permitted)`);
  const claimed = db
    .insertInto('idempotency_keys')
    .columns(['owner', 'learner_id', 'key', 'request_hash', 'status', 'response', 'created_at'])
    .expression(
      sql`select ${place.owner}::text, ${place.learnerId}::uuid, ${place.key}::text, ${requestHash}::text,
        ${status}::int, ${response}::text, ${place.claimedAt}::timestamptz from permitted`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'key'])
        .doUpdateSet(fresh)
        .where('idempotency_keys.created_at', '<', endedBefore),
    )
    .returning('key');
  return sql`permitted as (${condition}), old_keys as (${old}), claimed as (${claimed})`;
}

/** Deletes the stored answers of the owner that are older than the newest others. Calls in progress stay. */
function deletingOld(db: Handle, { owner, key }: Place, newest: number) {
  // The answer of the place is one of the newest, whether or not the statement sees it.
  const others = db.selectFrom('idempotency_keys').where('owner', '=', owner).where('key', '<>', key);
  const oldestKept = others
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(newest - 2)
    .limit(1);
  return db
    .deleteFrom('idempotency_keys')
    .where('owner', '=', owner)
    .where('key', '<>', key)
    .where('created_at', '<', oldestKept)
    .where('status', 'is not', null);
}
