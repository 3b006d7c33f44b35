import type { ColumnType } from 'kysely';
import type { Once } from '../../platform/db/columns.ts';

declare module '../../platform/db/schema.ts' {
  interface Schema {
    rest_weeks: RestWeeksTable;
  }
}

/** A date such as `2026-11-21`, queried as text: the driver would return a moment. */
type OnceDay = ColumnType<unknown, string, never>;

type RestWeeksTable = {
  learner_id: Once<string>;
  monday: OnceDay;
  chosen_at: Once<Date>;
};
