import type { Language } from '@python-learning/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Once, RowNumber } from './columns.ts';

/**
 * Every table of the database. Column names are those of the migrations. A module adds its tables in its `*.tables.ts`,
 * and only its own repositories query them.
 */
export interface Schema {
  rate_counters: RateCountersTable;
  idempotency_keys: IdempotencyKeysTable;
  known_languages: KnownLanguagesTable;
  mail_outbox: MailOutboxTable;
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

/** The languages in which other tables may have rows. */
type KnownLanguagesTable = {
  code: Once<string>;
};

type MailOutboxTable = {
  id: RowNumber;
  kind: Once<string>;
  learner_id: Once<string | null>;
  email: Once<string | null>;
  username: Once<string | null>;
  language: Once<Language | null>;
  about: Once<string | null>;
  created_at: Once<Date>;
  tries: Generated<number>;
  try_at: Date | null;
  sent_at: Date | null;
  is_owners: ColumnType<boolean, boolean | undefined, never>;
};
