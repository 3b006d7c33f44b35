import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import { keepProgram } from './programs.repository.ts';
import type { Verdict } from './record.tables.ts';
import { bytesOf } from './stored-bytes.repository.ts';

type NewSubmission = {
  learnerId: string;
  questionId: string;
  code: string;
  verdict: Verdict;
  /** How the shown run ended, as the engine names it. */
  outcomeKind: string;
  /** Id of the explanation that the learner got; null for none. */
  explanationId: string | null;
  /** All failed checks are hidden ones. */
  onlyHiddenFailed: boolean;
  at: Date;
};

/** A learner's work on one question since its last reset. */
export type QuestionRecord = {
  questionId: string;
  /** The newer of the last run and the draft, with its time; null without both. */
  last: WrittenCode | null;
  isSolved: boolean;
};

/** A program that solves its question. */
export type Solution = { questionId: string; code: string };

export type WrittenCode = { code: string; writtenAt: Date };

type NewDraft = WrittenCode & { learnerId: string; questionId: string };

/** Programs that learners ran for coding questions, and which questions they solved. */
export interface SolutionsRepository {
  /** Saves the program; the transaction must hold the learner's record lock. Counts no attempt. */
  add(submission: NewSubmission): Promise<void>;
  /** Saves a draft unless a newer one is stored. Counts its bytes: needs the lock like `add`. */
  keepDraft(draft: NewDraft): Promise<void>;
  /** The newest solution of each question that was solved since its last reset. */
  listSolutions(learnerId: string, questionIds: readonly string[]): Promise<Solution[]>;
  /** One record for each question with a program, a draft or a solution. */
  listRecords(learnerId: string, questionIds: readonly string[]): Promise<QuestionRecord[]>;
  markSolved(learnerId: string, questionId: string, at: Date): Promise<void>;
  listSolved(learnerId: string, questionIds: readonly string[]): Promise<string[]>;
  /**
   * Resets the questions: none is solved, no former program is shown, and attempts count from 0. Submissions stay,
   * drafts are deleted.
   */
  reset(learnerId: string, questionIds: readonly string[]): Promise<void>;
}

export function createSolutionsRepository(db: Handle): SolutionsRepository {
  return {
    add: (submission) => add(db, submission),
    keepDraft: (draft) => keepDraft(db, draft),
    listRecords: (learnerId, questionIds) => listRecords(db, learnerId, questionIds),
    listSolutions: (learnerId, questionIds) => listSolutions(db, learnerId, questionIds),
    markSolved: async (learnerId, questionId, at) => {
      await db
        .insertInto('solved_questions')
        .values({ learner_id: learnerId, question_id: questionId, solved_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    listSolved: (learnerId, questionIds) => listSolved(db, learnerId, questionIds),
    reset: (learnerId, questionIds) => reset(db, learnerId, questionIds),
  };
}

function add(db: Handle, submission: NewSubmission): Promise<void> {
  const { learnerId, questionId, code, verdict, at } = submission;
  const insert = db
    .insertInto('submissions')
    .values({
      learner_id: learnerId,
      question_id: questionId,
      code,
      verdict,
      outcome_kind: submission.outcomeKind,
      explanation_id: submission.explanationId,
      only_hidden_failed: submission.onlyHiddenFailed,
      submitted_at: at,
    })
    .returning(bytesOf.program.as('bytes'));
  const solves = verdict === 'correct';
  const place = { table: 'submissions', task: 'question_id' } as const;
  return keepProgram(db, { ...place, learnerId, taskId: questionId, code, solves, at, insert });
}

async function listSolutions(
  db: Handle,
  learnerId: string,
  questionIds: readonly string[],
): Promise<Solution[]> {
  if (questionIds.length === 0) return [];
  return db
    .selectFrom('submissions')
    .distinctOn('question_id')
    .select(['question_id as questionId', 'code'])
    .where('learner_id', '=', learnerId)
    .where('question_id', 'in', questionIds)
    .where('verdict', '=', 'correct')
    .where('before_reset', '=', false)
    .orderBy('question_id')
    .orderBy('id', 'desc')
    .execute();
}

/** One statement, so that of two concurrent writes the newer draft wins. */
async function keepDraft(db: Handle, { learnerId, questionId, code, writtenAt }: NewDraft): Promise<void> {
  await sql`
    with former as (
      select ${bytesOf.program} as bytes from question_drafts
      where learner_id = ${learnerId} and question_id = ${questionId}
    ), kept as (
      insert into question_drafts as draft (learner_id, question_id, code, written_at)
      values (${learnerId}, ${questionId}, ${code}, ${writtenAt})
      on conflict (learner_id, question_id) do update
        set code = excluded.code, written_at = excluded.written_at
        where draft.written_at <= excluded.written_at
      returning ${bytesOf.program} as bytes
    )
    update learner_progress
    set
      stored_bytes = greatest(0, stored_bytes
        + (select bytes from kept) - (select coalesce(sum(bytes), 0) from former)),
      stored_at = ${writtenAt}
    where learner_id = ${learnerId} and exists (select from kept)`.execute(db);
}

async function listRecords(
  db: Handle,
  learnerId: string,
  questionIds: readonly string[],
): Promise<QuestionRecord[]> {
  if (questionIds.length === 0) return [];
  const solved = db
    .selectFrom('solved_questions')
    .select('question_id')
    .where('learner_id', '=', learnerId)
    .where('question_id', 'in', questionIds);
  const rows = await db
    .selectFrom(newestCodes(db, learnerId, questionIds).as('last'))
    .fullJoin(solved.as('solved'), 'solved.question_id', 'last.question_id')
    .select(['last.question_id as tried', 'last.code', 'last.written_at', 'solved.question_id as solved'])
    .execute();
  return rows.flatMap(({ tried, code, written_at: writtenAt, solved: isSolved }) => {
    const questionId = tried ?? isSolved;
    const last = code === null || writtenAt === null ? null : { code, writtenAt };
    return questionId === null ? [] : [{ questionId, last, isSolved: isSolved !== null }];
  });
}

/** Newest of run and draft; on a tie the draft. */
function newestCodes(db: Handle, learnerId: string, questionIds: readonly string[]) {
  const runs = db
    .selectFrom('submissions')
    .distinctOn('question_id')
    .select(['question_id', 'code', 'submitted_at as written_at', sql<number>`1`.as('rank')])
    .where('learner_id', '=', learnerId)
    .where('question_id', 'in', questionIds)
    .where('before_reset', '=', false)
    .orderBy('question_id')
    .orderBy('id', 'desc');
  const drafts = db
    .selectFrom('question_drafts')
    .select(['question_id', 'code', 'written_at', sql<number>`0`.as('rank')])
    .where('learner_id', '=', learnerId)
    .where('question_id', 'in', questionIds);
  return db
    .selectFrom(drafts.unionAll(db.selectFrom(runs.as('runs')).selectAll()).as('all'))
    .distinctOn('question_id')
    .select(['question_id', 'code', 'written_at'])
    .orderBy('question_id')
    .orderBy('written_at', 'desc')
    .orderBy('rank');
}

async function listSolved(db: Handle, learnerId: string, questionIds: readonly string[]): Promise<string[]> {
  if (questionIds.length === 0) return [];
  const rows = await db
    .selectFrom('solved_questions')
    .select('question_id')
    .where('learner_id', '=', learnerId)
    .where('question_id', 'in', questionIds)
    .execute();
  return rows.map(({ question_id }) => question_id);
}

async function reset(db: Handle, learnerId: string, questionIds: readonly string[]): Promise<void> {
  if (questionIds.length === 0) return;
  await db
    .deleteFrom('solved_questions')
    .where('learner_id', '=', learnerId)
    .where('question_id', 'in', questionIds)
    .execute();
  await resetDrafts(db, learnerId, questionIds);
  await db
    .updateTable('question_tries')
    .set({ failed: 0, only_hidden_failed: false })
    .where('learner_id', '=', learnerId)
    .where('question_id', 'in', questionIds)
    .execute();
  await db
    .updateTable('submissions')
    .set({ before_reset: true })
    .where('learner_id', '=', learnerId)
    .where('question_id', 'in', questionIds)
    .where('before_reset', '=', false)
    .execute();
}

async function resetDrafts(db: Handle, learnerId: string, questionIds: readonly string[]): Promise<void> {
  const gone = db
    .deleteFrom('question_drafts')
    .where('learner_id', '=', learnerId)
    .where('question_id', 'in', questionIds)
    .returning(bytesOf.program.as('bytes'));
  await sql`
    with gone as (${gone})
    update learner_progress
    set stored_bytes = greatest(0, stored_bytes - (select coalesce(sum(bytes), 0) from gone))
    where learner_id = ${learnerId}`.execute(db);
}
