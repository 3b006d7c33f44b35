import type { OptionLetter } from '@python-learning/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Claim, everyTime } from '../../platform/db/claim.ts';
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
  /** As `add`, where the claim is granted; resolves with false where it is not. */
  addOnce(answer: NewAnswer, claim: Claim): Promise<boolean>;
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
    add: async (answer) => (await add(db, answer, everyTime)).isFirst,
    addOnce: async (answer, claim) => (await add(db, answer, claim)).isClaimed,
    markCorrect: async (learnerId, mcqId, at) => {
      await db
        .insertInto('mcq_correct')
        .values({ learner_id: learnerId, mcq_id: mcqId, answered_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
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
async function add(
  db: Handle,
  answer: NewAnswer,
  claim: Claim,
): Promise<{ isFirst: boolean; isClaimed: boolean }> {
  const { learnerId, mcqId, selectedOption, isCorrect, at, firstAward = null } = answer;
  const given = answersTo(answer);
  const correct = sql`, correct as (
    insert into mcq_correct (learner_id, mcq_id, answered_at)
    select ${learnerId}::uuid, ${mcqId}::text, ${at}::timestamptz from claimed
    on conflict do nothing)`;
  const award = sql`, award as (
    insert into points_ledger (learner_id, kind, subject, points, earned_at)
    select ${learnerId}::uuid, ${firstAward?.kind}::text, ${firstAward?.subject}::text,
      ${firstAward?.points}::int, ${at}::timestamptz
    from claimed where not exists (${given})
    on conflict do nothing)`;
  const { rows } = await sql<{ is_first: boolean; is_claimed: boolean }>`
    with ${claim}, added as (
      insert into mcq_answers (learner_id, mcq_id, selected_option, is_correct, answered_at)
      select ${learnerId}::uuid, ${mcqId}::text, ${selectedOption}::text, ${isCorrect}::boolean, ${at}::timestamptz
      from claimed),
    old as (${forgettingOld(answer)})
    ${isCorrect ? correct : sql``} ${isCorrect && firstAward !== null ? award : sql``}
    select not exists (${given}) as is_first, exists (select from claimed) as is_claimed`.execute(db);
  const [row] = rows;
  return { isFirst: row?.is_first === true, isClaimed: row?.is_claimed === true };
}

function answersTo({ learnerId, mcqId }: Pick<NewAnswer, 'learnerId' | 'mcqId'>): RawBuilder<unknown> {
  return sql`select id from mcq_answers where learner_id = ${learnerId} and mcq_id = ${mcqId}`;
}

/**
 * Keeps the first answer (prior knowledge), the last wrong (review due) and the newest ones, of which the new answer is
 * one.
 */
function forgettingOld(answer: NewAnswer): RawBuilder<unknown> {
  const given = answersTo(answer);
  const lastWrong = sql`and id is distinct from (${given} and not is_correct order by id desc limit 1)`;
  return sql`delete from mcq_answers
    where id in (${given} order by id desc offset ${sql.lit(answersPerQuestion - 1)})
      and id <> (${given} order by id limit 1)
      and exists (select from claimed) ${answer.isCorrect ? lastWrong : sql``}`;
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
