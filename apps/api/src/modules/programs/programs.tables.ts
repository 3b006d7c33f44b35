import type { ColumnType, Generated } from 'kysely';
import type { Once } from '../../platform/db/columns.ts';

declare module '../../platform/db/schema.ts' {
  interface Schema {
    own_programs: OwnProgramsTable;
  }
}

type OwnProgramsTable = {
  id: Once<string>;
  learner_id: Once<string>;
  title: string;
  code: string;
  version: Generated<number>;
  /** JSON: written as text, read as unknown, validated by its reader. */
  inputs: ColumnType<unknown, string, string>;
  /** JSON, as `inputs`. */
  files: ColumnType<unknown, string, string>;
  /** JSON, as `inputs`. */
  given_files: ColumnType<unknown, string, never>;
  output: string | null;
  origin_kind: Once<'task' | 'share' | null>;
  origin_id: Once<string | null>;
  origin_digest: Once<string | null>;
  is_shown: Generated<boolean>;
  /** JSON of what the last run drew, null for nothing; validated by its reader. */
  drawing: ColumnType<unknown, string | null | undefined, string | null>;
  /** Finished milestones that the drawing was made with; null for a drawing that does not follow them. */
  drawn_done: ColumnType<number | null, number | null | undefined, number | null>;
  /** When the run began that made the drawing; null before the first one. */
  drawn_at: ColumnType<Date | null, never, Date | null>;
  created_at: Once<Date>;
  changed_at: Date;
};
