import type { ColumnType, GeneratedAlways } from 'kysely';

/** A column that is written when its row is added, and never changed. */
export type Once<T> = ColumnType<T, T, never>;

/** The driver returns `bigint` as text, so that no digit is lost. */
export type RowNumber = GeneratedAlways<string>;
