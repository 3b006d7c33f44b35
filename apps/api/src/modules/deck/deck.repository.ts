import type { DeckAnswer, DeckPlace } from '@python-learning/contract';
import type { Handle } from '../../platform/db/database.ts';
import { type AnswersTable, storageRules } from '../record/index.ts';

type NewAnswer = {
  learnerId: string;
  cardId: string;
  construct: string | null;
  place: DeckPlace;
  answer: DeckAnswer['answer'];
  isCorrect: boolean;
  at: Date;
};

/** A stored answer. */
export type StoredAnswer = Pick<NewAnswer, 'cardId' | 'construct' | 'place' | 'isCorrect' | 'at'>;

/** The answers, which have the limits of those in exercises. */
export const deckAnswers: AnswersTable = { table: 'card_answers', task: ['card_id'] };

/** Stores the answers to cards of the deck. */
export interface DeckRepository {
  add(answer: NewAnswer): Promise<void>;
  /** Oldest first. */
  list(learnerId: string): Promise<StoredAnswer[]>;
}

export function createDeckRepository(db: Handle): DeckRepository {
  return {
    add: async (answer) => {
      await db
        .insertInto('card_answers')
        .values({
          learner_id: answer.learnerId,
          card_id: answer.cardId,
          construct: answer.construct,
          place: answer.place,
          answer: JSON.stringify(answer.answer),
          is_correct: answer.isCorrect,
          answered_at: answer.at,
        })
        .execute();
      await forgetOldAnswers(db, answer);
    },
    list: async (learnerId) => {
      const rows = await db
        .selectFrom('card_answers')
        .select(['card_id as cardId', 'construct', 'place', 'is_correct as isCorrect', 'answered_at as at'])
        .where('learner_id', '=', learnerId)
        .orderBy('id')
        .execute();
      return rows.flatMap(({ place, ...row }) => (place === 'warm-up' ? [] : [{ ...row, place }]));
    },
  };
}

/** Keeps the newest answers to the card, and the first, the last right and the last wrong one. */
async function forgetOldAnswers(
  db: Handle,
  { learnerId, cardId }: Pick<NewAnswer, 'learnerId' | 'cardId'>,
): Promise<void> {
  const given = db
    .selectFrom('card_answers')
    .select('id')
    .where('learner_id', '=', learnerId)
    .where('card_id', '=', cardId)
    .orderBy('id', 'desc');
  const first = given.clearOrderBy().orderBy('id').limit(1);
  await db
    .deleteFrom('card_answers')
    .where('id', 'in', given.offset(storageRules.answersPerQuestion))
    .where('id', 'is distinct from', first)
    .where('id', 'is distinct from', given.where('is_correct', '=', true).limit(1))
    .where('id', 'is distinct from', given.where('is_correct', '=', false).limit(1))
    .execute();
}
