import type { OptionLetter } from '@python-learning/domain';
import type { Handle } from '../../platform/db/database.ts';
import { type AnswersTable, createLearnerRecord, storageRules } from '../record/index.ts';

type NewAnswer = {
  learnerId: string;
  milestoneId: string;
  mcqId: string;
  selectedOption: OptionLetter;
  isCorrect: boolean;
  at: Date;
};

/** A learner's history with one question. A time is null when it never happened. */
export type MetQuestion = {
  mcqId: string;
  lastMetAt: Date;
  lastWrongAt: Date | null;
  /** Last right answer in a warm-up. Exercises do not count: they are repeated until right. */
  lastReviewedAt: Date | null;
};

/** The answers, which have the limits of those in exercises. */
export const warmUpAnswers: AnswersTable = { table: 'warm_up_answers', task: ['milestone_id', 'mcq_id'] };

/** Stores warm-up answers and skipped warm-ups. */
export interface WarmUpRepository {
  add(answer: NewAnswer): Promise<void>;
  skip(learnerId: string, milestoneId: string, at: Date): Promise<void>;
  isSkipped(learnerId: string, milestoneId: string): Promise<boolean>;
  /** Ids of the questions answered in the warm-up of a milestone. */
  listAnswered(learnerId: string, milestoneId: string): Promise<string[]>;
  /** History of these questions in exercises and warm-ups; unanswered questions are left out. */
  listMet(learnerId: string, mcqIds: readonly string[]): Promise<MetQuestion[]>;
}

export function createWarmUpRepository(db: Handle): WarmUpRepository {
  return {
    add: async ({ learnerId, milestoneId, mcqId, selectedOption, isCorrect, at }) => {
      await db
        .insertInto('warm_up_answers')
        .values({
          learner_id: learnerId,
          milestone_id: milestoneId,
          mcq_id: mcqId,
          selected_option: selectedOption,
          is_correct: isCorrect,
          answered_at: at,
        })
        .execute();
      await forgetOldAnswers(db, { learnerId, milestoneId, mcqId });
    },
    skip: async (learnerId, milestoneId, at) => {
      await db
        .insertInto('skipped_warm_ups')
        .values({ learner_id: learnerId, milestone_id: milestoneId, skipped_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    isSkipped: async (learnerId, milestoneId) => {
      const row = await db
        .selectFrom('skipped_warm_ups')
        .select('milestone_id')
        .where('learner_id', '=', learnerId)
        .where('milestone_id', '=', milestoneId)
        .executeTakeFirst();
      return row !== undefined;
    },
    listAnswered: async (learnerId, milestoneId) => {
      const rows = await db
        .selectFrom('warm_up_answers')
        .select('mcq_id')
        .distinct()
        .where('learner_id', '=', learnerId)
        .where('milestone_id', '=', milestoneId)
        .execute();
      return rows.map(({ mcq_id: id }) => id);
    },
    listMet: (learnerId, mcqIds) => listMet(db, learnerId, mcqIds),
  };
}

/** Keeps the newest answers, and the last right and wrong one, which decide what is due. */
async function forgetOldAnswers(
  db: Handle,
  { learnerId, milestoneId, mcqId }: Pick<NewAnswer, 'learnerId' | 'milestoneId' | 'mcqId'>,
): Promise<void> {
  const given = db
    .selectFrom('warm_up_answers')
    .select('id')
    .where('learner_id', '=', learnerId)
    .where('milestone_id', '=', milestoneId)
    .where('mcq_id', '=', mcqId)
    .orderBy('id', 'desc');
  await db
    .deleteFrom('warm_up_answers')
    .where('id', 'in', given.offset(storageRules.answersPerQuestion))
    .where('id', 'is distinct from', given.where('is_correct', '=', true).limit(1))
    .where('id', 'is distinct from', given.where('is_correct', '=', false).limit(1))
    .execute();
}

async function listMet(db: Handle, learnerId: string, mcqIds: readonly string[]): Promise<MetQuestion[]> {
  const inExercises = await createLearnerRecord(db).answers.listLast(learnerId, mcqIds);
  const inWarmUps = await listInWarmUps(db, learnerId, mcqIds);
  const both = [...inExercises.map((one) => ({ ...one, lastReviewedAt: null })), ...inWarmUps];
  return [...Map.groupBy(both, ({ mcqId }) => mcqId)].flatMap(([mcqId, met]) => {
    const lastMetAt = latest(met.map(({ lastAt }) => lastAt));
    if (lastMetAt === null) return [];
    const lastWrongAt = latest(met.map((one) => one.lastWrongAt));
    return [{ mcqId, lastMetAt, lastWrongAt, lastReviewedAt: latest(met.map((one) => one.lastReviewedAt)) }];
  });
}

async function listInWarmUps(db: Handle, learnerId: string, mcqIds: readonly string[]) {
  if (mcqIds.length === 0) return [];
  return db
    .selectFrom('warm_up_answers')
    .select(({ fn }) => [
      'mcq_id as mcqId',
      fn.max('answered_at').as('lastAt'),
      fn.max('answered_at').filterWhere('is_correct', '=', false).as('lastWrongAt'),
      fn.max('answered_at').filterWhere('is_correct', '=', true).as('lastReviewedAt'),
    ])
    .where('learner_id', '=', learnerId)
    .where('mcq_id', 'in', mcqIds)
    .groupBy('mcq_id')
    .execute();
}

function latest(times: readonly (Date | null)[]): Date | null {
  return times.reduce((last, time) => (last === null || (time !== null && time > last) ? time : last), null);
}
