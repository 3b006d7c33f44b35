import type { Language } from '@python-learning/contract';
import type { ColumnType } from 'kysely';

/** Written once, read for ever. */
type Once<T> = ColumnType<T, T, never>;

type ContactMessagesTable = {
  id: Once<string>;
  learner_id: Once<string | null>;
  full_name: Once<string>;
  email: Once<string>;
  message: Once<string>;
  language: Once<Language>;
  is_subscriber: Once<boolean>;
  created_at: Once<Date>;
};

/** The table of migration 0003: what people wrote to us. */
export type ContactTables = { contact_messages: ContactMessagesTable };
