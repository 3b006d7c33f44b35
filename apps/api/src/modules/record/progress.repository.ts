import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Handle } from '../../platform/db/database.ts';
import type { LearnerCaller } from '../../platform/http/handler.ts';
import type { AwardReason } from './points.ts';
import { progressColumns } from './progress-columns.ts';
import type { MarkKind } from './record.tables.ts';
import { readOfCaller, type ShownRecord } from './shown-record.repository.ts';

/** Everything recorded of a learner's progress, at one moment. */
export type ProgressRecord = ShownRecord & {
  /** Reasons in the points ledger, as `points` names them. */
  awardedReasons: readonly AwardReason[];
};

export interface ProgressRepository {
  /**
   * Locks the learner's record until the transaction ends. Must be the first statement of a transaction that changes
   * it: two changes that together complete a milestone must see each other. Resolves with the bytes stored for the learner.
   */
  lock(learnerId: string, at: Date): Promise<number>;
  /** In one round trip. */
  read(learnerId: string): Promise<ProgressRecord>;
  /** In one round trip with the check of the caller's session. Null when that has ended. */
  readOfCaller(caller: LearnerCaller, now: Date): Promise<ShownRecord | null>;
  moveTo(learnerId: string, milestoneId: string, at: Date): Promise<void>;
  /** Resolves with false when the mark was set already. */
  setMark(learnerId: string, milestoneId: string, kind: MarkKind, at: Date): Promise<boolean>;
  clearMark(learnerId: string, milestoneId: string, kind: MarkKind): Promise<void>;
}

export function createProgressRepository(db: Handle): ProgressRepository {
  return {
    lock: (learnerId, at) => lock(db, learnerId, at),
    read: (learnerId) => read(db, learnerId),
    readOfCaller: (caller, now) => readOfCaller(db, caller, now),
    moveTo: async (learnerId, milestoneId, at) => {
      await db
        .updateTable('learner_progress')
        .set({ current_milestone_id: milestoneId, updated_at: at })
        .where('learner_id', '=', learnerId)
        .execute();
    },
    setMark: async (learnerId, milestoneId, kind, at) => {
      const added = await db
        .insertInto('milestone_marks')
        .values({ learner_id: learnerId, milestone_id: milestoneId, kind, marked_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('kind')
        .executeTakeFirst();
      return added !== undefined;
    },
    clearMark: async (learnerId, milestoneId, kind) => {
      await db
        .deleteFrom('milestone_marks')
        .where('learner_id', '=', learnerId)
        .where('milestone_id', '=', milestoneId)
        .where('kind', '=', kind)
        .execute();
    },
  };
}

async function lock(db: Handle, learnerId: string, at: Date): Promise<number> {
  const stored = await lockRow(db, learnerId);
  if (stored !== null) return stored;
  await db
    .insertInto('learner_progress')
    .values({ learner_id: learnerId, current_milestone_id: null, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // A concurrent first change may have inserted the row, so lock it in any case.
  return (await lockRow(db, learnerId)) ?? 0;
}

/** Locks the learner's record until the transaction ends, and selects the stored bytes. No row where none was stored. */
export function lockingRecord(db: Handle, learnerId: string) {
  return db
    .selectFrom('learner_progress')
    .select('stored_bytes')
    .where('learner_id', '=', learnerId)
    .forUpdate();
}

/** Resolves with the stored bytes; null when there is no row yet. */
async function lockRow(db: Handle, learnerId: string): Promise<number | null> {
  const row = await lockingRecord(db, learnerId).executeTakeFirst();
  return row === undefined ? null : Number(row.stored_bytes);
}

async function read(db: Handle, learnerId: string): Promise<ProgressRecord> {
  const row = await db
    .selectNoFrom((from) => [
      ...progressColumns(db, learnerId),
      jsonArrayFrom(
        from
          .selectFrom('solved_tasks')
          .select('task_id as id')
          .where('learner_id', '=', learnerId)
          .where('task_kind', '=', 'question'),
      ).as('solved'),
      jsonArrayFrom(
        from
          .selectFrom('task_drafts')
          .select('task_id as id')
          .where('learner_id', '=', learnerId)
          .where('task_kind', '=', 'question')
          .union(
            from
              .selectFrom('task_attempts')
              .select('task_id as id')
              .where('learner_id', '=', learnerId)
              .where('task_kind', '=', 'question')
              .where('failed', '>', 0),
          ),
      ).as('tried'),
      jsonArrayFrom(
        from
          .selectFrom('points_ledger')
          .select(['kind', 'subject', 'points'])
          .where('learner_id', '=', learnerId),
      ).as('awards'),
    ])
    .executeTakeFirstOrThrow();
  return {
    kolamSeed: row.kolam_seed ?? 0,
    score: row.awards.reduce((sum, { points }) => sum + points, 0),
    currentMilestoneId: row.current_milestone_id,
    marks: row.marks,
    solvedQuestions: row.solved.map(({ id }) => id),
    triedQuestions: row.tried.map(({ id }) => id),
    awardedReasons: row.awards.map(({ kind, subject }) => ({ kind, subject })),
    badges: row.badges.map(({ id, awardedAt }) => ({ id, awardedAt: new Date(awardedAt) })),
  };
}
