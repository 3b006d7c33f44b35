/** The admin command, which staff run in a terminal on the server: see `npm run admin -- help`. */
import { userInfo } from 'node:os';
import { loadCurriculum } from '@python-learning/curriculum';
import { AdminError, adminHelp, parseAdminCommand, runAdminCommand } from './modules/admin/index.ts';
import { createPaymentsAdmin, createProviders, RefundError } from './modules/payments/index.ts';
import { createSharesAdmin } from './modules/shares/index.ts';
import { createSubscriptionsModule } from './modules/subscriptions/index.ts';
import { systemClock, systemRandomness } from './platform/clock/clock.ts';
import {
  type Config,
  ConfigError,
  readConfig,
  readStorageConfig,
  type StorageConfig,
} from './platform/config/config.ts';
import { deriveKeys, sign } from './platform/crypto/keys.ts';
import {
  type Connection,
  type Database,
  isDatabaseUnreachable,
  openDatabase,
} from './platform/db/database.ts';
import { EmbeddedPostgresError } from './platform/db/embedded/embedded-error.ts';
import { findRunningEmbedded } from './platform/db/embedded/running-server.ts';
import { pendingMigrations } from './platform/db/migrations.ts';
import { createLog } from './platform/log/log.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** A report reads what all learners did. */
const statementTimeoutMs = 10 * 60 * 1000;

export type AdminEnd = {
  text: string;
  isDone: boolean;
  /** What the person must know besides, for the error output; null for nothing. */
  note: string | null;
};

const settingsOfDevelopment =
  'These are the settings of development. For a server in production set NODE_ENV and give its settings with --env-file: see docs/operations.md, Payments.';

/** Runs one admin command. Resolves with the text to print and whether it succeeded. */
export async function runAdmin(words: readonly string[], env: Env): Promise<AdminEnd> {
  try {
    const command = parseAdminCommand(words);
    if (command.name === 'help') return { text: adminHelp(), isDone: true, note: null };
    const db = await openServersDatabase(readStorageConfig(env));
    try {
      // Outside production, reading all settings makes a secret: only where there is an app to use it.
      const config = readConfig(env);
      const text = await runAdminCommand(adminDeps(config, db, env), command);
      return { text, isDone: true, note: config.isProduction ? null : settingsOfDevelopment };
    } finally {
      await db.destroy();
    }
  } catch (error) {
    const isForPeople = [AdminError, RefundError, ConfigError, EmbeddedPostgresError].some(
      (kind) => error instanceof kind,
    );
    if (isForPeople && error instanceof Error) return { text: error.message, isDone: false, note: null };
    throw error;
  }
}

/** Opens the database of the running server. Refuses any other database, and one of another version. */
async function openServersDatabase(storage: StorageConfig): Promise<Database> {
  const { dataDir, databaseUrl, preparesStatements } = storage;
  const connection: Connection =
    databaseUrl === null ? findRunningEmbedded(dataDir) : { connectionString: databaseUrl };
  const db = openDatabase(connection, { maxConnections: 2, statementTimeoutMs, preparesStatements });
  try {
    const pending = await pendingMigrations(db);
    if (pending.length === 0) return db;
    throw new AdminError(
      `This is not the database of a running Python Learning of this version: ${pending.length} migrations are missing.`,
    );
  } catch (error) {
    await db.destroy();
    if (isDatabaseUnreachable(error))
      throw new AdminError('The database cannot be reached: is Python Learning running?', {
        cause: error,
      });
    throw error;
  }
}

function adminDeps(config: Config, db: Database, env: Env) {
  const clock = systemClock;
  const log = createLog(config);
  const keys = deriveKeys(config.secrets);
  const providers = createProviders(config.payment, {
    publicOrigin: config.publicOrigin,
    nowMs: () => clock.now().getTime(),
    localSecret: sign(keys.current.code, 'local payments'),
    newPaymentId: () => systemRandomness.id(),
    deliver: async () => 0,
  });
  return {
    db,
    clock,
    randomness: systemRandomness,
    subscriptions: createSubscriptionsModule({ db, clock, currency: config.payment.currency }).subscriptions,
    paymentsAdmin: createPaymentsAdmin({ db, clock, randomness: systemRandomness, log, providers }),
    sharesAdmin: createSharesAdmin({ db, clock }),
    loadCourse: loadCurriculum,
    actor: env['SUDO_USER'] ?? userInfo().username,
  };
}
