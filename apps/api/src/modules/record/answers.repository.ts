import type { OptionLetter } from '@python-learning/domain';
import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import type { Award } from './points.ts';
import { storageRules } from './storage-rules.ts';

const { answersPerQuestion } = storageRules;

type NewAnswer = {
  learnerId: string;
  mcqId: string;
  selectedOption: OptionLetter;
  isCorrect: boolean;
  at: Date;
  /** Given for a right answer that is the very first one. */
  firstAward?: Award;
};

/** Time of the first answer to a question, and whether it was right. */
export type FirstAnswer = { mcqId: string; isCorrect: boolean; at: Date };

/** Times of the last answers to a question; null when none was wrong. */
export type LastAnswers = { mcqId: string; lastAt: Date; lastWrongAt: Date | null };

/** Stores answers to multiple-choice questions, and which questions were answered right. */
export interface AnswersRepository {
  /**
   * Stores the answer, and that the question was answered right if it was. Resolves with true for the learner's very first
   * answer to this question, resets included.
   */
  add(answer: NewAnswer): Promise<boolean>;
  markCorrect(learnerId: string, mcqId: string, at: Date): Promise<void>;
  listCorrect(learnerId: string, mcqIds: readonly string[]): Promise<string[]>;
  /** The very first answer to each question. */
  listFirst(learnerId: string): Promise<FirstAnswer[]>;
  /** When each of these questions was last answered, and last answered wrong; the others are left out. */
  listLast(learnerId: string, mcqIds: readonly string[]): Promise<LastAnswers[]>;
  /** Restarts the exercise: clears its right answers. The given answers stay. */
  reset(learnerId: string, mcqIds: readonly string[]): Promise<void>;
}

export function createAnswersRepository(db: Handle): AnswersRepository {
  return {
    add: (answer) => add(db, answer),
    markCorrect: async (learnerId, mcqId, at) => {
      await markingCorrect(db, learnerId, mcqId, at).execute();
    },
    listCorrect: (learnerId, mcqIds) => listCorrect(db, learnerId, mcqIds),
    listFirst: (learnerId) =>
      db
        .selectFrom('mcq_answers')
        .distinctOn('mcq_id')
        .select(['mcq_id as mcqId', 'is_correct as isCorrect', 'answered_at as at'])
        .where('learner_id', '=', learnerId)
        .orderBy('mcq_id')
        .orderBy('id')
        .execute(),
    listLast: async (learnerId, mcqIds) => {
      if (mcqIds.length === 0) return [];
      return db
        .selectFrom('mcq_answers')
        .select(({ fn }) => [
          'mcq_id as mcqId',
          fn.max('answered_at').as('lastAt'),
          fn.max('answered_at').filterWhere('is_correct', '=', false).as('lastWrongAt'),
        ])
        .where('learner_id', '=', learnerId)
        .where('mcq_id', 'in', mcqIds)
        .groupBy('mcq_id')
        .execute();
    },
    reset: async (learnerId, mcqIds) => {
      if (mcqIds.length === 0) return;
      await db
        .deleteFrom('mcq_correct')
        .where('learner_id', '=', learnerId)
        .where('mcq_id', 'in', mcqIds)
        .execute();
    },
  };
}

/**
 * One statement, so it sees the answers from before this one. Two first answers at the same moment both count as first, as
 * in one of their two orders; the ledger gives the points once.
 */
async function add(db: Handle, answer: NewAnswer): Promise<boolean> {
  const { learnerId, mcqId, isCorrect, at, firstAward = null } = answer;
  const given = answersTo(db, answer);
  const added = db.insertInto('mcq_answers').values({
    learner_id: learnerId,
    mcq_id: mcqId,
    selected_option: answer.selectedOption,
    is_correct: isCorrect,
    answered_at: at,
  });
  const correct = sql`, correct as (${markingCorrect(db, learnerId, mcqId, at)})`;
  const award = sql`, award as (
    insert into points_ledger (learner_id, kind, subject, points, earned_at)
    select ${learnerId}::uuid, ${firstAward?.kind}::text, ${firstAward?.subject}::text, ${firstAward?.points}::int, ${at}::timestamptz
    where not exists (${given})
    on conflict do nothing)`;
  const { rows } = await sql<{ is_first: boolean }>`
    with added as (${added}), old as (${forgettingOld(db, answer)})
    ${isCorrect ? correct : sql``} ${isCorrect && firstAward !== null ? award : sql``}
    select not exists (${given}) as is_first`.execute(db);
  return rows[0]?.is_first === true;
}

function answersTo(db: Handle, { learnerId, mcqId }: Pick<NewAnswer, 'learnerId' | 'mcqId'>) {
  return db
    .selectFrom('mcq_answers')
    .select('id')
    .where('learner_id', '=', learnerId)
    .where('mcq_id', '=', mcqId);
}

function markingCorrect(db: Handle, learnerId: string, mcqId: string, at: Date) {
  return db
    .insertInto('mcq_correct')
    .values({ learner_id: learnerId, mcq_id: mcqId, answered_at: at })
    .onConflict((conflict) => conflict.doNothing());
}

/**
 * Keeps the first answer (prior knowledge), the last wrong (review due) and the newest ones, of which the new answer is
 * one.
 */
function forgettingOld(db: Handle, answer: NewAnswer) {
  const given = answersTo(db, answer);
  const newestFirst = given.orderBy('id', 'desc');
  const old = db
    .deleteFrom('mcq_answers')
    .where('id', 'in', newestFirst.offset(answersPerQuestion - 1))
    .where('id', '<>', given.orderBy('id').limit(1));
  if (!answer.isCorrect) return old;
  return old.where('id', 'is distinct from', newestFirst.where('is_correct', '=', false).limit(1));
}

async function listCorrect(db: Handle, learnerId: string, mcqIds: readonly string[]): Promise<string[]> {
  if (mcqIds.length === 0) return [];
  const rows = await db
    .selectFrom('mcq_correct')
    .select('mcq_id')
    .where('learner_id', '=', learnerId)
    .where('mcq_id', 'in', mcqIds)
    .execute();
  return rows.map(({ mcq_id }) => mcq_id);
}
