import type { VisitStep } from '@python-learning/domain';
import type { ColumnType } from 'kysely';
import type { Once } from '../../platform/db/columns.ts';

declare module '../../platform/db/schema.ts' {
  interface Schema {
    visit_counts: VisitCountsTable;
  }
}

type VisitCountsTable = {
  /** In UTC, such as `2026-11-21`; compared with text, because the driver would return a moment. */
  day: ColumnType<unknown, string, never>;
  step: Once<VisitStep>;
  count: number;
};
