import type { Language } from '@python-learning/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Once } from '../../platform/db/columns.ts';

/** Accounts, their sessions, and the codes that are mailed to them. */
declare module '../../platform/db/schema.ts' {
  interface Schema {
    learners: LearnersTable;
    pending_registrations: PendingRegistrationsTable;
    sessions: SessionsTable;
    refresh_tokens: RefreshTokensTable;
    one_time_codes: OneTimeCodesTable;
    mailbox_codes: MailboxCodesTable;
    proven_browsers: ProvenBrowsersTable;
  }
}

/** Purpose of a one-time code; a code for one purpose is refused for the others. */
export type CodePurpose = 'verify_email' | 'reset_password' | 'log_in';

type LearnersTable = {
  id: Once<string>;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  password_hash: string;
  language: Language;
  email_verified_at: Date;
  created_at: Date;
  credentials_version: Generated<number>;
  kolam_seed: ColumnType<number, never, never>;
};

type PendingRegistrationsTable = {
  /** Digest of the session or visitor that registered; `any` for registrations from before this table. */
  browser: Once<string>;
  email: string;
  email_key: Once<string>;
  username: string;
  username_key: string;
  password_hash: string;
  language: Language;
  created_at: Date;
};

type SessionsTable = {
  id: Once<string>;
  learner_id: Once<string>;
  created_at: Once<Date>;
  expires_at: Once<Date>;
  revoked_at: Date | null;
  /** Family names such as Chrome and Android; null when the browser did not send them. */
  device_browser: Once<string | null>;
  device_system: Once<string | null>;
  is_shared: ColumnType<boolean, boolean | undefined, never>;
};

type RefreshTokensTable = {
  id: Once<string>;
  session_id: Once<string>;
  token_hash: Once<string>;
  created_at: Once<Date>;
  expires_at: Once<Date>;
  used_at: Date | null;
  replaced_by: string | null;
};

type OneTimeCodesTable = {
  browser: Once<string>;
  purpose: Once<CodePurpose>;
  email_key: Once<string>;
  code_hash: string;
  attempts: Generated<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
};

type MailboxCodesTable = {
  email_key: Once<string>;
  code_hash: Once<string>;
  created_at: Once<Date>;
  expires_at: Date;
  is_strangers: Once<boolean>;
};

type ProvenBrowsersTable = {
  browser: Once<string>;
  email_key: Once<string>;
  expires_at: Date;
};
