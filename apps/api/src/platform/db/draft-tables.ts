import type { ColumnType } from 'kysely';

/** Set on insert, never updated. */
type Once<T> = ColumnType<T, T, never>;

type QuestionDraftsTable = {
  learner_id: Once<string>;
  question_id: Once<string>;
  code: string;
  written_at: Date;
};

/** Table of migration 0004: drafts of programs. */
export type DraftTables = { question_drafts: QuestionDraftsTable };
