import type { ColumnType } from 'kysely';

/** Written once, read for ever. */
type Once<T> = ColumnType<T, T, never>;

type QuestionDraftsTable = {
  learner_id: Once<string>;
  question_id: Once<string>;
  code: string;
  written_at: Date;
};

/** The table of migration 0004: programs that are still being typed. */
export type DraftTables = { question_drafts: QuestionDraftsTable };
