import type { DeckPlace } from '@python-learning/contract';
import type { ColumnType } from 'kysely';
import type { Once, RowNumber } from '../../platform/db/columns.ts';

declare module '../../platform/db/schema.ts' {
  interface Schema {
    card_answers: CardAnswersTable;
  }
}

type CardAnswersTable = {
  id: RowNumber;
  learner_id: Once<string>;
  /** Of the deck; a multiple-choice question in a former warm-up. */
  card_id: Once<string>;
  /** Null where the card asked for no scheduled construct. */
  construct: Once<string | null>;
  place: Once<DeckPlace | 'warm-up'>;
  /** As it was sent: JSON, which only the download of one's own data reads. */
  answer: ColumnType<unknown, string, never>;
  is_correct: Once<boolean>;
  answered_at: Once<Date>;
};
