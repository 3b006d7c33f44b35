import type { ColumnType } from 'kysely';
import type { Once } from '../../platform/db/columns.ts';

declare module '../../platform/db/schema.ts' {
  interface Schema {
    learner_settings: LearnerSettingsTable;
  }
}

type LearnerSettingsTable = {
  learner_id: Once<string>;
  name: Once<string>;
  /** Read as a JSON value, written as JSON text. */
  value: ColumnType<unknown, string, string>;
  changed_at: Date;
};
