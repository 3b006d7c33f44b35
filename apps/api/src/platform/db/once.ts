import type { ColumnType } from 'kysely';

/** A column that is written when its row is added, and never changed. */
export type Once<T> = ColumnType<T, T, never>;
