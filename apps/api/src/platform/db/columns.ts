import type { ColumnType, GeneratedAlways } from 'kysely';

/** A column that is written when its row is added, and never changed. */
export type Once<T> = ColumnType<T, T, never>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** PostgreSQL throws when a uuid column is compared with any other text. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** The driver returns `bigint` as text, so that no digit is lost. */
export type RowNumber = GeneratedAlways<string>;
