import type { Once } from './columns.ts';

/**
 * Every table of the database. Column names are those of the migrations. A module adds its tables in its `*.tables.ts`,
 * and only its own repositories query them.
 */
export interface Schema {
  rate_counters: RateCountersTable;
  idempotency_keys: IdempotencyKeysTable;
}

type RateCountersTable = {
  key: Once<string>;
  count: number;
  window_ends_at: Date;
};

type IdempotencyKeysTable = {
  owner: Once<string>;
  learner_id: Once<string | null>;
  key: Once<string>;
  request_hash: string;
  status: number | null;
  /** JSON. */
  response: string | null;
  created_at: Date;
};
