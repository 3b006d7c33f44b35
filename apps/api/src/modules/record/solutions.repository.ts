import type { Difficulty } from '@python-learning/contract';
import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import { newestPrograms, type WrittenCode } from './programs.repository.ts';
import type { TaskRef } from './record.tables.ts';
import { bytesOf } from './stored-bytes.repository.ts';

/** A learner's work on one question since its last reset. */
export type QuestionRecord = {
  questionId: string;
  /** The newer of the last run and the draft, with its time; null without both. */
  last: WrittenCode | null;
  isSolved: boolean;
};

export type Solution = { questionId: string; code: string };

type NewSolved = {
  learnerId: string;
  task: TaskRef;
  /** For badges that count by it; null where none does. */
  difficulty: Difficulty | null;
  /** True if lines of the solution were opened before; missing means false. */
  isWithHelp?: boolean;
  at: Date;
};

/** `withHelp` is true where lines of the solution had been opened before. */
export type SolvedQuestion = { questionId: string; at: Date; withHelp: boolean };

export interface SolutionsRepository {
  /** The newest solution of each question that was solved since its last reset. */
  listSolutions(learnerId: string, questionIds: readonly string[]): Promise<Solution[]>;
  /** One record for each question with a program, a draft or a solution. */
  listRecords(learnerId: string, questionIds: readonly string[]): Promise<QuestionRecord[]>;
  /** A task that is solved already stays as it is. */
  markSolved(solved: NewSolved): Promise<void>;
  listSolved(learnerId: string, questionIds: readonly string[]): Promise<string[]>;
  /** Every solved question, the earliest first. */
  listAll(learnerId: string): Promise<SolvedQuestion[]>;
  /**
   * Resets the questions: none is solved, no former program is shown, and attempts count from 0. Submissions stay,
   * drafts are deleted.
   */
  reset(learnerId: string, questionIds: readonly string[]): Promise<void>;
}

export function createSolutionsRepository(db: Handle): SolutionsRepository {
  return {
    listRecords: (learnerId, questionIds) => listRecords(db, learnerId, questionIds),
    listSolutions: (learnerId, questionIds) => listSolutions(db, learnerId, questionIds),
    markSolved: async ({ learnerId, task, difficulty, isWithHelp = false, at }) => {
      await db
        .insertInto('solved_tasks')
        .values({
          learner_id: learnerId,
          task_kind: task.kind,
          task_id: task.id,
          difficulty,
          solved_at: at,
          with_help: isWithHelp,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    listSolved: (learnerId, questionIds) => listSolved(db, learnerId, questionIds),
    listAll: (learnerId) =>
      db
        .selectFrom('solved_tasks')
        .select(['task_id as questionId', 'solved_at as at', 'with_help as withHelp'])
        .where('learner_id', '=', learnerId)
        .where('task_kind', '=', 'question')
        .orderBy('solved_at')
        .orderBy('task_id')
        .execute(),
    reset: (learnerId, questionIds) => reset(db, learnerId, questionIds),
  };
}

async function listSolutions(
  db: Handle,
  learnerId: string,
  questionIds: readonly string[],
): Promise<Solution[]> {
  if (questionIds.length === 0) return [];
  return db
    .selectFrom('submissions')
    .distinctOn('task_id')
    .select(['task_id as questionId', 'code'])
    .where('learner_id', '=', learnerId)
    .where('task_kind', '=', 'question')
    .where('task_id', 'in', questionIds)
    .where('verdict', '=', 'solved')
    .where('before_reset', '=', false)
    .orderBy('task_id')
    .orderBy('id', 'desc')
    .execute();
}

async function listRecords(
  db: Handle,
  learnerId: string,
  questionIds: readonly string[],
): Promise<QuestionRecord[]> {
  if (questionIds.length === 0) return [];
  const solved = db
    .selectFrom('solved_tasks')
    .select('task_id')
    .where('learner_id', '=', learnerId)
    .where('task_kind', '=', 'question')
    .where('task_id', 'in', questionIds);
  const rows = await db
    .selectFrom(newestPrograms(db, learnerId, 'question', questionIds).as('last'))
    .fullJoin(solved.as('solved'), 'solved.task_id', 'last.task_id')
    .select(['last.task_id as tried', 'last.code', 'last.written_at', 'solved.task_id as solved'])
    .execute();
  return rows.flatMap(({ tried, code, written_at: writtenAt, solved: isSolved }) => {
    const questionId = tried ?? isSolved;
    const last = code === null || writtenAt === null ? null : { code, writtenAt };
    return questionId === null ? [] : [{ questionId, last, isSolved: isSolved !== null }];
  });
}

async function listSolved(db: Handle, learnerId: string, questionIds: readonly string[]): Promise<string[]> {
  if (questionIds.length === 0) return [];
  const rows = await db
    .selectFrom('solved_tasks')
    .select('task_id')
    .where('learner_id', '=', learnerId)
    .where('task_kind', '=', 'question')
    .where('task_id', 'in', questionIds)
    .execute();
  return rows.map(({ task_id }) => task_id);
}

async function reset(db: Handle, learnerId: string, questionIds: readonly string[]): Promise<void> {
  if (questionIds.length === 0) return;
  await db
    .deleteFrom('solved_tasks')
    .where('learner_id', '=', learnerId)
    .where('task_kind', '=', 'question')
    .where('task_id', 'in', questionIds)
    .execute();
  await resetDrafts(db, learnerId, questionIds);
  await db
    .updateTable('task_attempts')
    .set({ failed: 0, only_hidden_failed: false })
    .where('learner_id', '=', learnerId)
    .where('task_kind', '=', 'question')
    .where('task_id', 'in', questionIds)
    .execute();
  await db
    .updateTable('submissions')
    .set({ before_reset: true })
    .where('learner_id', '=', learnerId)
    .where('task_kind', '=', 'question')
    .where('task_id', 'in', questionIds)
    .where('before_reset', '=', false)
    .execute();
}

async function resetDrafts(db: Handle, learnerId: string, questionIds: readonly string[]): Promise<void> {
  const gone = db
    .deleteFrom('task_drafts')
    .where('learner_id', '=', learnerId)
    .where('task_kind', '=', 'question')
    .where('task_id', 'in', questionIds)
    .returning(bytesOf.program.as('bytes'));
  await sql`
    with gone as (${gone})
    update learner_progress
    set stored_bytes = greatest(0, stored_bytes - (select coalesce(sum(bytes), 0) from gone))
    where learner_id = ${learnerId}`.execute(db);
}
