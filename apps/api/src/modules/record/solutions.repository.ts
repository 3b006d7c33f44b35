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
  at: Date;
};

/** What a learner has done for one question since its practice was begun, or begun anew. */
export type QuestionRecord = { questionId: string; lastCode: string | null; isSolved: boolean };

/** Programs that learners ran for coding questions, and which questions they solved. */
export interface SolutionsRepository {
  add(submission: NewSubmission): Promise<void>;
  /** Runs that were graded and found wrong, since the last reset. */
  countFailed(learnerId: string, questionId: string): Promise<number>;
  /** One record for each id that has something to tell. */
  listRecords(learnerId: string, questionIds: readonly string[]): Promise<QuestionRecord[]>;
  markSolved(learnerId: string, questionId: string, at: Date): Promise<void>;
  listSolved(learnerId: string, questionIds: readonly string[]): Promise<string[]>;
  /** Begins the questions anew: none is solved, no former program is shown. The submissions are kept. */
  reset(learnerId: string, questionIds: readonly string[]): Promise<void>;
}

export function createSolutionsRepository(db: Handle): SolutionsRepository {
  return {
    add: (submission) => add(db, submission),
    countFailed: (learnerId, questionId) => countFailed(db, learnerId, questionId),
    listRecords: (learnerId, questionIds) => listRecords(db, learnerId, questionIds),
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

async function add(db: Handle, submission: NewSubmission): Promise<void> {
  await db
    .insertInto('submissions')
    .values({
      learner_id: submission.learnerId,
      question_id: submission.questionId,
      code: submission.code,
      verdict: submission.verdict,
      outcome_kind: submission.outcomeKind,
      explanation_id: submission.explanationId,
      submitted_at: submission.at,
    })
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
  const lastCodes = db
    .selectFrom('submissions')
    .distinctOn('question_id')
    .select(['question_id', 'code'])
    .where('learner_id', '=', learnerId)
    .where('question_id', 'in', questionIds)
    .where('before_reset', '=', false)
    .orderBy('question_id')
    .orderBy('id', 'desc');
  const solved = db
    .selectFrom('solved_questions')
    .select('question_id')
    .where('learner_id', '=', learnerId)
    .where('question_id', 'in', questionIds);
  const rows = await db
    .selectFrom(lastCodes.as('last'))
    .fullJoin(solved.as('solved'), 'solved.question_id', 'last.question_id')
    .select(['last.question_id as tried', 'last.code', 'solved.question_id as solved'])
    .execute();
  return rows.flatMap(({ tried, code, solved }) => {
    const questionId = tried ?? solved;
    return questionId === null ? [] : [{ questionId, lastCode: code, isSolved: solved !== null }];
  });
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
    .updateTable('submissions')
    .set({ before_reset: true })
    .where('learner_id', '=', learnerId)
    .where('question_id', 'in', questionIds)
    .where('before_reset', '=', false)
    .execute();
}
