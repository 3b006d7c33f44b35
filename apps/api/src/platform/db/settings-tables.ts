import type { ColumnType } from 'kysely';

/** Written once, read for ever. */
type Once<T> = ColumnType<T, T, never>;

type LearnerSettingsTable = {
  learner_id: Once<string>;
  name: Once<string>;
  /** Read back as the JSON value; written as its text. */
  value: ColumnType<unknown, string, string>;
  changed_at: Date;
};

/** The table of migration 0005: what learners choose. */
export type SettingsTables = { learner_settings: LearnerSettingsTable };
