/** Exports for other packages of the repository: to run the api, and to test it on a real database. */

export { type App, type AppParts, createApp } from './app.ts';
export { type AccountRules, accountRules, seedLearner } from './modules/auth/index.ts';
export { seedProgress } from './modules/learning/index.ts';
export { assessorOfThisThread } from './modules/submissions/index.ts';
export { type Clock, type Randomness, systemClock, systemRandomness } from './platform/clock/clock.ts';
export { sellingCurrencies } from './platform/config/payment-config.ts';
export {
  type Connection,
  type Database,
  type Handle,
  openDatabase,
  withTransaction,
} from './platform/db/database.ts';
export {
  type EmbeddedConnection,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './platform/db/embedded/embedded-postgres.ts';
export { findRunningEmbedded } from './platform/db/embedded/running-server.ts';
export { migrateToLatest } from './platform/db/migrations.ts';
export type { Schema } from './platform/db/schema.ts';
export { createLog, type Log } from './platform/log/log.ts';
export {
  createDevelopmentMailbox,
  type DevelopmentMailbox,
  type SentMail,
} from './platform/mail/development-mailbox.ts';
