import { type RawBuilder, sql } from 'kysely';

/** What a statement proves or claims before it has its effect. */
export type Condition = {
  /**
   * Common table expressions, of which `go` has one row when the effect is to happen and none otherwise. Whatever the
   * statement writes, it selects from `go`.
   */
  tables: RawBuilder<unknown>;
  /** Columns that the statement returns for `check`. */
  columns: RawBuilder<unknown>;
  /** Reads the columns. Throws when `go` had no row. */
  check: (row: Readonly<Record<string, unknown>>) => void;
};

/** The condition of a statement whose effect happens each time. */
export const always: Condition = {
  tables: sql`go as (select)`,
  columns: sql`true as went`,
  check: () => undefined,
};
