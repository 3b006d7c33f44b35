import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import type { Verdict } from '../../platform/db/learning-tables.ts';

type NewSubmission = {
  learnerId: string;
  questionId: string;
  code: string;
  verdict: Verdict;
  /** How the shown run ended, in the engine's words. */
  outcomeKind: string;
  /** What was explained to the learner, or null. */
  explanationId: string | null;
  /** It passed every case that the learner can see, and failed one that nobody showed. */
  onlyHiddenFailed: boolean;
  at: Date;
};

/** What a learner has done for one question since its practice was begun, or begun anew. */
export type QuestionRecord = {
  questionId: string;
  /** The newest of what was run and what was kept as a draft, with its time. */
  last: WrittenCode | null;
  isSolved: boolean;
};

/** A program that solves its question. */
export type Solution = { questionId: string; code: string };

export type WrittenCode = { code: string; writtenAt: Date };

type NewDraft = WrittenCode & { learnerId: string; questionId: string };

/** Programs that learners ran for coding questions, and which questions they solved. */
export interface SolutionsRepository {
  /** Resolves with the number of the submission. */
  add(submission: NewSubmission): Promise<string>;
  /** Keeps what is being typed, unless something newer is kept already. */
  keepDraft(draft: NewDraft): Promise<void>;
  /** Runs that were graded and found wrong, since the last reset. */
  countFailed(learnerId: string, questionId: string): Promise<number>;
  /** How the last graded run ended, in the engine's words; null before the first. Resets do not matter. */
  lastOutcome(learnerId: string, questionId: string): Promise<string | null>;
  /** Whether a run since the last reset was refused by a hidden case alone. */
  hasOnlyHiddenFailed(learnerId: string, questionId: string): Promise<boolean>;
  /** For each question that was solved since its last reset, the newest program that did it. */
  listSolutions(learnerId: string, questionIds: readonly string[]): Promise<Solution[]>;
  /** One record for each id that has something to tell. */
  listRecords(learnerId: string, questionIds: readonly string[]): Promise<QuestionRecord[]>;
  markSolved(learnerId: string, questionId: string, at: Date): Promise<void>;
  listSolved(learnerId: string, questionIds: readonly string[]): Promise<string[]>;
  /** Begins the questions anew: none is solved, no former program is shown. The submissions are kept, drafts are not. */
  reset(learnerId: string, questionIds: readonly string[]): Promise<void>;
}

export function createSolutionsRepository(db: Handle): SolutionsRepository {
  return {
    add: (submission) => add(db, submission),
    keepDraft: (draft) => keepDraft(db, draft),
    countFailed: (learnerId, questionId) => countFailed(db, learnerId, questionId),
    lastOutcome: async (learnerId, questionId) => {
      const last = await gradedRuns(db, learnerId, questionId).select('outcome_kind').executeTakeFirst();
      return last?.outcome_kind ?? null;
    },
    hasOnlyHiddenFailed: async (learnerId, questionId) => {
      const runs = gradedRuns(db, learnerId, questionId).select('id').where('before_reset', '=', false);
      return (await runs.where('only_hidden_failed', '=', true).executeTakeFirst()) !== undefined;
    },
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

async function add(db: Handle, submission: NewSubmission): Promise<string> {
  const { id } = await db
    .insertInto('submissions')
    .values({
      learner_id: submission.learnerId,
      question_id: submission.questionId,
      code: submission.code,
      verdict: submission.verdict,
      outcome_kind: submission.outcomeKind,
      explanation_id: submission.explanationId,
      only_hidden_failed: submission.onlyHiddenFailed,
      submitted_at: submission.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The newest first; a program that waits for input is not graded yet. */
function gradedRuns(db: Handle, learnerId: string, questionId: string) {
  return db
    .selectFrom('submissions')
    .where('learner_id', '=', learnerId)
    .where('question_id', '=', questionId)
    .where('verdict', '!=', 'input_required')
    .orderBy('id', 'desc')
    .limit(1);
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

/** One statement, so that of two devices that write at once the newer one stays. */
async function keepDraft(db: Handle, { learnerId, questionId, code, writtenAt }: NewDraft): Promise<void> {
  await db
    .insertInto('question_drafts')
    .values({ learner_id: learnerId, question_id: questionId, code, written_at: writtenAt })
    .onConflict((conflict) =>
      conflict
        .columns(['learner_id', 'question_id'])
        .doUpdateSet({ code, written_at: writtenAt })
        .whereRef('question_drafts.written_at', '<=', 'excluded.written_at'),
    )
    .execute();
}

async function countFailed(db: Handle, learnerId: string, questionId: string): Promise<number> {
  const { failed } = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<string>().as('failed'))
    .where('learner_id', '=', learnerId)
    .where('question_id', '=', questionId)
    .where('verdict', '=', 'wrong')
    .where('before_reset', '=', false)
    .executeTakeFirstOrThrow();
  return Number(failed);
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

/** What was typed after a run is newer than the run, and what stands for the same moment is the draft. */
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
  await db
    .deleteFrom('question_drafts')
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
