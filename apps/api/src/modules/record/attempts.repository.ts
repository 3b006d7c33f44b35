import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Handle } from '../../platform/db/database.ts';

/** A learner's attempts at one question. A run that waits for input is no attempt. */
export type AttemptCounts = {
  /** Failed attempts since the last reset. */
  failed: number;
  /** How the last attempt ended, as the engine names it; null before the first. Resets keep it. */
  lastOutcome: string | null;
  /** Whether an attempt since the last reset failed hidden cases only. */
  onlyHiddenFailed: boolean;
};

/** Failed attempts at a question before it was solved, whether it is, and the last time. */
export type FirstAttempts = { id: string; failures: number; solved: boolean; lastAt: Date };

type NewAttempt = {
  learnerId: string;
  questionId: string;
  isRight: boolean;
  outcomeKind: string;
  onlyHiddenFailed: boolean;
  at: Date;
};

/** Counts attempts. The counts stay when programs are deleted. */
export interface AttemptsRepository {
  read(learnerId: string, questionId: string): Promise<AttemptCounts>;
  /** Failed attempts since the last reset, by question. A question without attempts is missing. */
  countFailed(learnerId: string, questionIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Attempts at each question up to the first right one, resets included. */
  list(learnerId: string): Promise<FirstAttempts[]>;
  /** Resolves with the number of this attempt among all of the question, resets included, and what was before it. */
  add(one: NewAttempt): Promise<{ number: number; before: AttemptCounts }>;
}

export function createAttemptsRepository(db: Handle): AttemptsRepository {
  return {
    read: async (learnerId, questionId) =>
      countsOf(await selectCounts(db, learnerId, questionId).executeTakeFirst()),
    countFailed: async (learnerId, questionIds) => {
      if (questionIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('question_tries')
        .select(['question_id', 'failed'])
        .where('learner_id', '=', learnerId)
        .where('question_id', 'in', questionIds)
        .execute();
      return new Map(rows.map(({ question_id: id, failed }) => [id, failed]));
    },
    list: (learnerId) =>
      db
        .selectFrom('question_tries')
        .select([
          'question_id as id',
          'failed_before_solved as failures',
          'was_solved as solved',
          'last_run_at as lastAt',
        ])
        .where('learner_id', '=', learnerId)
        .execute(),
    add: (one) => add(db, one),
  };
}

async function add(db: Handle, one: NewAttempt): Promise<{ number: number; before: AttemptCounts }> {
  const failed = one.isRight ? 0 : 1;
  const { runs, before } = await db
    .insertInto('question_tries')
    .values({
      learner_id: one.learnerId,
      question_id: one.questionId,
      runs: 1,
      failed,
      failed_before_solved: failed,
      was_solved: one.isRight,
      last_outcome: one.outcomeKind,
      only_hidden_failed: one.onlyHiddenFailed,
      last_run_at: one.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['learner_id', 'question_id']).doUpdateSet({
        runs: sql`question_tries.runs + 1`,
        failed: sql`question_tries.failed + excluded.failed`,
        failed_before_solved: sql`question_tries.failed_before_solved
          + case when question_tries.was_solved then 0 else excluded.failed end`,
        was_solved: sql`question_tries.was_solved or excluded.was_solved`,
        last_outcome: one.outcomeKind,
        only_hidden_failed: sql`question_tries.only_hidden_failed or excluded.only_hidden_failed`,
        last_run_at: sql`greatest(question_tries.last_run_at, excluded.last_run_at)`,
      }),
    )
    .returning((_row) => [
      'runs',
      jsonObjectFrom(selectCounts(db, one.learnerId, one.questionId)).as('before'),
    ])
    .executeTakeFirstOrThrow();
  return { number: runs, before: countsOf(before) };
}

function selectCounts(db: Handle, learnerId: string, questionId: string) {
  return db
    .selectFrom('question_tries')
    .select(['failed', 'last_outcome as lastOutcome', 'only_hidden_failed as onlyHiddenFailed'])
    .where('learner_id', '=', learnerId)
    .where('question_id', '=', questionId);
}

function countsOf(row: AttemptCounts | null | undefined): AttemptCounts {
  return row ?? { failed: 0, lastOutcome: null, onlyHiddenFailed: false };
}
