import { type RawBuilder, sql } from 'kysely';
import { alwaysPermitted, type Claim, type Permission } from '../db/claim.ts';
import { always } from '../db/condition.ts';
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

/** When a key may be claimed. */
export type ClaimTerms = {
  requestHash: string;
  /** A row that was claimed before this time and never answered is taken over. */
  staleBefore: Date;
  /** Answers from before this time have expired. */
  endedBefore: Date;
};

/** An answer to store. */
export type KeptAnswer = {
  status: number;
  /** JSON */
  response: string;
  /** Number of answers that the owner may keep. */
  newest: number;
};

/** An answer to store with its request. */
export type NewAnswer = KeptAnswer & {
  requestHash: string;
  /** Answers from before this time have expired. */
  endedBefore: Date;
};

export function createIdempotencyRepository(db: Handle) {
  return {
    /** Claims the key for a request. Returns false when the key is taken. */
    async claim(place: Place, terms: ClaimTerms): Promise<boolean> {
      // A crash that loses a claim loses what the call had stored after it, too: a repetition is a first request again.
      const { rows } = await sql`
        with ${claiming(place, terms)} select ${withoutFlush} from claimed`.execute(db);
      return rows.length === 1;
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
     */
    async keep(place: Place, answer: KeptAnswer): Promise<void> {
      await sql`with ${always.tables}, ${keeping(place, answer)} select`.execute(db);
    },

    /**
     * Stores the answer to a request whose key was not claimed. Returns false when the key is taken; waits for a
     * transaction that is about to take it.
     */
    async add(place: Place, answer: NewAnswer): Promise<boolean> {
      const { rows } =
        await sql`with ${claimFor(place, answer, alwaysPermitted)} select from claimed`.execute(db);
      return rows.length === 1;
    },

    /**
     * The beginning of a statement that stores the answer to a request together with its effect, if that is permitted.
     */
    claimFor: (place: Place, answer: NewAnswer, permission: Permission): Claim =>
      claimFor(place, answer, permission),

    async release(place: Place): Promise<void> {
      await db
        .deleteFrom('idempotency_keys')
        .where('owner', '=', place.owner)
        .where('key', '=', place.key)
        .where('created_at', '=', place.claimedAt)
        // The work may fail after its commit, when the connection is lost: the answer stays for the repetition.
        .where('status', 'is', null)
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
 * The expression `claimed`, which claims the key for a request before its work: it has one row when the key is granted.
 * @param from what it selects from: no key is claimed when that has no row
 */
export function claiming(
  { owner, learnerId, key, claimedAt }: Place,
  { requestHash, staleBefore, endedBefore }: ClaimTerms,
  from: RawBuilder<unknown> = sql``,
): Claim {
  return sql`claimed as (
    insert into idempotency_keys (owner, learner_id, key, request_hash, created_at)
    select ${owner}::text, ${learnerId}::uuid, ${key}::text, ${requestHash}::text, ${claimedAt}::timestamptz ${from}
    on conflict (owner, key) do update
      set request_hash = excluded.request_hash, status = null, response = null, created_at = excluded.created_at
      where idempotency_keys.created_at < ${endedBefore}
        or (idempotency_keys.status is null and idempotency_keys.created_at < ${staleBefore})
    returning key)`;
}

/**
 * Expressions that store the answer to a request whose key it claimed, and delete all stored answers of the owner but the
 * newest, this one included, where the expression `go` of their statement has a row.
 */
export function keeping(place: Place, { status, response, newest }: KeptAnswer): RawBuilder<unknown> {
  const { owner, key, claimedAt } = place;
  return sql`old_keys as (${deletingOld(place, newest)} and exists (select from go)),
    kept as (
      update idempotency_keys set status = ${status}, response = ${response}
      where owner = ${owner} and key = ${key} and created_at = ${claimedAt} and exists (select from go))`;
}

/**
 * Stores the answer unless the key is taken, and deletes all stored answers of the owner but the newest, this one
 * included. Replaces a row from before `endedBefore`. Changes nothing when that is not permitted.
 */
function claimFor(place: Place, answer: NewAnswer, permission: Permission): Claim {
  const { requestHash, status, response, newest, endedBefore } = answer;
  return sql`permitted as (${permission}),
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
