import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import { storageRules } from './storage-rules.ts';

const { bytesPerRow, bytesPerLearner, shareAfterMakingRoom } = storageRules;

/** Bytes that a row counts for, computed from its columns. */
export const bytesOf = {
  /** Submissions and drafts. */
  program: sql<number>`octet_length(code) + ${sql.lit(bytesPerRow)}`,
  /** Results of last runs. */
  result: sql<number>`octet_length(concat(output, inputs::text, hints::text, suggestions::text))
    + ${sql.lit(bytesPerRow)}`,
} as const;

/**
 * Bytes stored for a learner, updated with each write. The transaction must hold the learner's record lock: without it,
 * two concurrent writes are miscounted until the next sweep.
 */
export interface StoredBytesRepository {
  /** `bytes` is negative after a deletion. */
  change(learnerId: string, bytes: number, at: Date): Promise<void>;
  /**
   * True when more may be stored. At the limit it first deletes old programs not shown.
   * @param stored bytes that the lock has read, if nothing was stored since
   */
  hasRoom(learnerId: string, at: Date, stored?: number): Promise<boolean>;
}

export function createStoredBytesRepository(db: Handle): StoredBytesRepository {
  return {
    change: async (learnerId, bytes, at) => {
      await db
        .updateTable('learner_progress')
        .set({ stored_bytes: sql<number>`greatest(0, stored_bytes + ${bytes}::bigint)`, stored_at: at })
        .where('learner_id', '=', learnerId)
        .execute();
    },
    hasRoom: async (learnerId, at, known) => {
      const stored = known ?? (await storedBytes(db, learnerId));
      if (stored < bytesPerLearner) return true;
      await makeRoom(db, learnerId, stored - bytesPerLearner * shareAfterMakingRoom, at);
      return (await storedBytes(db, learnerId)) < bytesPerLearner;
    },
  };
}

async function storedBytes(db: Handle, learnerId: string): Promise<number> {
  const row = await db
    .selectFrom('learner_progress')
    .select('stored_bytes')
    .where('learner_id', '=', learnerId)
    .executeTakeFirst();
  return Number(row?.stored_bytes ?? 0);
}

/**
 * Deletes about `bytes` bytes of programs: the oldest unsolved ones first, then the oldest solutions. The newest
 * program and the newest solution of each task stay, because the learner is shown them.
 */
async function makeRoom(db: Handle, learnerId: string, bytes: number, at: Date): Promise<void> {
  await sql`
    with programs as (
      select id, submitted_at, verdict = 'solved' as solves, ${bytesOf.program} as bytes,
        not before_reset and (
          id = max(id) filter (where not before_reset) over task
          or id = max(id) filter (where not before_reset and verdict = 'solved') over task
        ) as is_shown
      from submissions where learner_id = ${learnerId}
      window task as (partition by task_kind, task_id)
    ), ordered as (
      select id, bytes, sum(bytes) over (order by solves, submitted_at, id) - bytes as freed_before
      from programs where is_shown is not true
    ), chosen as (
      select id, bytes from ordered where freed_before < ${bytes}
    ), deleted as (
      delete from submissions where id in (select id from chosen)
    )
    update learner_progress
    set stored_bytes = greatest(0, stored_bytes - (select coalesce(sum(bytes), 0) from chosen)), stored_at = ${at}
    where learner_id = ${learnerId}`.execute(db);
}
