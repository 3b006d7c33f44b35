import type { Language } from '@python-learning/domain';
import type { ColumnType } from 'kysely';

/** Set on insert, never updated. */
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

/** Table of migration 0003: messages from the contact form. */
export type ContactTables = { contact_messages: ContactMessagesTable };
