import type { AccountsTables } from './accounts-tables.ts';
import type { AchievementTables } from './achievement-tables.ts';
import type { CertificateTables } from './certificate-tables.ts';
import type { ContactTables } from './contact-tables.ts';
import type { DraftTables } from './draft-tables.ts';
import type { LearningTables } from './learning-tables.ts';
import type { PaymentsTables } from './payments-tables.ts';
import type { PersonalizedTables } from './personalized-tables.ts';
import type { SettingsTables } from './settings-tables.ts';

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
