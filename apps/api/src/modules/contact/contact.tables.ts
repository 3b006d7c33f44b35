import type { Language } from '@python-learning/domain';
import type { Once } from '../../platform/db/columns.ts';

declare module '../../platform/db/schema.ts' {
  interface Schema {
    contact_messages: ContactMessagesTable;
  }
}

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
