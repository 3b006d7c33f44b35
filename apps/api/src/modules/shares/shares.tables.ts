import type { ChangedPart, ClosingReason, ReportReason, ShareKind } from '@python-learning/contract';
import type { ColumnType } from 'kysely';
import type { Once } from '../../platform/db/columns.ts';

declare module '../../platform/db/schema.ts' {
  interface Schema {
    program_shares: ProgramSharesTable;
    share_reports: ShareReportsTable;
    sharing_consents: SharingConsentsTable;
  }
}

type ProgramSharesTable = {
  id: Once<string>;
  learner_id: Once<string>;
  program_id: ColumnType<string | null, string, null>;
  code: Once<string>;
  kind: ShareKind;
  title: string;
  source: string;
  /** JSON: written as text, read as unknown, validated by its reader. */
  inputs: ColumnType<unknown, string, string>;
  /** JSON, as `inputs`. */
  files: ColumnType<unknown, string, string>;
  reads_input: boolean;
  draws: boolean;
  lacks_files: boolean;
  digest: string;
  version: number;
  origin_kind: Once<'task' | 'share' | null>;
  origin_id: Once<string | null>;
  changed: ChangedPart | null;
  shown_at: Date;
  /** In UTC, such as `2026-11-21`; the driver would return a moment. */
  visited_on: ColumnType<unknown, string, string>;
  noticed_at: ColumnType<Date | null, never, Date | null>;
  closed_for: ColumnType<ClosingReason | null, never, ClosingReason | null>;
};

type ShareReportsTable = {
  share_id: Once<string>;
  reason: Once<ReportReason>;
  count: number;
  first_at: Once<Date>;
  last_at: Date;
};

type SharingConsentsTable = {
  learner_id: Once<string>;
  is_given: boolean;
  decided_at: Date;
};
