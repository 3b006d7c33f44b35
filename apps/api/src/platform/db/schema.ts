import type { CertificateKind } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import type { ColumnType } from 'kysely';
import type { AccountsTables } from './accounts-tables.ts';
import type { AchievementTables } from './achievement-tables.ts';
import type { LearningTables } from './learning-tables.ts';
import type { Once } from './once.ts';
import type { PaymentsTables } from './payments-tables.ts';
import type { PersonalizedTables } from './personalized-tables.ts';

/** Every table of the database. Column names are those of the migrations. */
export type Schema = AccountsTables &
  LearningTables &
  AchievementTables &
  DraftTables &
  ContactTables &
  SettingsTables &
  CertificateTables &
  PaymentsTables &
  PersonalizedTables;

type CertificatesTable = {
  id: Once<string>;
  learner_id: Once<string>;
  kind: Once<CertificateKind>;
  awarded_at: Once<Date>;
  code: Once<string>;
  is_public: ColumnType<boolean, boolean | undefined, boolean>;
  shown_name: string | null;
  project_sentence: string | null;
};

/** Table of migration 0006: certificates of learners. */
type CertificateTables = { certificates: CertificatesTable };

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
type ContactTables = { contact_messages: ContactMessagesTable };

type QuestionDraftsTable = {
  learner_id: Once<string>;
  question_id: Once<string>;
  code: string;
  written_at: Date;
};

/** Table of migration 0004: drafts of programs. */
type DraftTables = { question_drafts: QuestionDraftsTable };

type LearnerSettingsTable = {
  learner_id: Once<string>;
  name: Once<string>;
  /** Read as a JSON value, written as JSON text. */
  value: ColumnType<unknown, string, string>;
  changed_at: Date;
};

/** Table of migration 0005: settings of learners. */
type SettingsTables = { learner_settings: LearnerSettingsTable };
