import type { ColumnType } from 'kysely';

/** Set on insert, never updated. */
type Once<T> = ColumnType<T, T, never>;

type LearnerSettingsTable = {
  learner_id: Once<string>;
  name: Once<string>;
  /** Read as a JSON value, written as JSON text. */
  value: ColumnType<unknown, string, string>;
  changed_at: Date;
};

/** Table of migration 0005: settings of learners. */
export type SettingsTables = { learner_settings: LearnerSettingsTable };
