import { loadCurriculum } from '@python-learning/curriculum';
import { warmTemplates } from '@python-learning/exercises';
import { createPythonEngine, type PythonEngine } from '@python-learning/python';
import { createApp } from './app.ts';
import { type Cleanup, createCleanup } from './cleanup.ts';
import { demoAccounts, demoPassword, seedDemoAccounts } from './demo-accounts.ts';
import { listen } from './listen.ts';
import { type Assessor, createAssessor } from './modules/submissions/index.ts';
import { systemClock, systemRandomness } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { deriveKeys } from './platform/crypto/keys.ts';
import { backupSource, nightlyBackup, prepareBackupFolder } from './platform/db/backup/nightly-backup.ts';
import { type Connection, type Database, openDatabase } from './platform/db/database.ts';
import { startEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts';
import { chooseServerUser } from './platform/db/embedded/server-user.ts';
import {
  appliedMigrations,
  knownMigrations,
  migrateToLatest,
  newestMigration,
} from './platform/db/migrations.ts';
import { missingContactLine } from './platform/http/security-txt.ts';
import { startJobQueue } from './platform/jobs/job-queue.ts';
import type { RecurringJob } from './platform/jobs/recurring-job.ts';
import { createEngineLog } from './platform/log/engine-log.ts';
import type { Log } from './platform/log/log.ts';
import { outsideRequests } from './platform/log/request-facts.ts';
import { createDevelopmentMailbox } from './platform/mail/development-mailbox.ts';
import { smtpMailer } from './platform/mail/mailer.ts';
import { StartError } from './start-error.ts';

export type StartOptions = {
  config: Config;
  log: Log;
  webFolder: string;
  /** Receives lines for the person who started the app. */
  say: (line: string) => void;
  /** Called when the app cannot continue. */
  onFatal: (reason: string) => void;
};

export type StartedApp = {
  /**
   * Resolves when learners can be served. When the start fails, whatever was begun is ended. Failures with a message
   * for people are `StartError` or similar.
   */
  ready: Promise<void>;
  /** Stops everything within ten seconds, also during the start; then `ready` rejects. */
  stop(): Promise<void>;
};

/** Starts the whole app. Returns at once; the start goes on in the background. */
export function startApp(options: StartOptions): StartedApp {
  const cleanup = createCleanup();
  // Starts in a later turn, so that the caller can stop it from the first moment.
  const ready = Promise.resolve()
    .then(() => start(options, cleanup))
    .catch(async (error: unknown) => {
      await cleanup.run().catch(() => undefined);
      throw error;
    });
  const settled = ready.catch(() => undefined);
  return {
    ready,
    async stop() {
      try {
        await cleanup.run();
      } finally {
        await settled;
      }
    },
  };
}

async function start(options: StartOptions, cleanup: Cleanup): Promise<void> {
  const { config, log, say } = options;
  const advice = missingContactLine(config);
  if (advice !== null) log.warn({ event: 'start.no_security_contact' }, advice);
  if (config.backupDir !== null) await prepareBackupFolder(config.backupDir);
  const engine = startEngine(options, cleanup);
  const assessor = startAssessor(log, cleanup);
  const curriculum = loadCurriculum();
  const { db, connection } = await startDatabase(options, cleanup);
  const mailbox = config.mailUrl === null ? createDevelopmentMailbox(systemClock) : null;
  const mailer = mailbox ?? smtpMailer(config.mailUrl ?? '', config.mailFrom);
  const parts = {
    config,
    db,
    log,
    mailer,
    mailbox,
    engine,
    assessor,
    curriculum,
    clock: systemClock,
    randomness: systemRandomness,
    jobs: backupJobs(options, connection, cleanup.signal),
  };
  const folders = { web: options.webFolder, media: curriculum.mediaFolder };
  const app = await createApp({ ...parts, folders });
  if (config.backupDir !== null) app.metrics.addSource(backupSource(config.backupDir));
  cleanup.add(() => app.stop());
  if (!config.isProduction) await seedDemoAccounts(parts);
  await cleanup.unlessStopped(assessor.ready());
  await listen(app, config, cleanup);
  // Not awaited: an exercise that is requested sooner reads the templates itself.
  warmTemplates().catch((error: unknown) =>
    log.error({ event: 'exercises.templates', err: error }, 'not read'),
  );
  const queue = await startJobQueue({ connection, log, jobs: app.jobs, version: await newestMigration() });
  cleanup.add(() => queue.stop());
  // Everything but programs is served before the sandbox is ready.
  await cleanup.unlessStopped(engine.ready());
  say(`Python Learning is ready at ${config.publicOrigin}`);
  if (!config.isProduction) sayDemoAccounts(config, say, mailbox !== null);
}

function startEngine({ config, log }: StartOptions, cleanup: Cleanup): PythonEngine {
  const workers = config.pythonWorkers === null ? {} : { workers: config.pythonWorkers };
  const engineLog = createEngineLog(log, deriveKeys(config.secrets).current.log);
  const owner = config.databaseUrl === null ? chooseServerUser(config.dataDir) : null;
  const reservedUsers = owner === null ? [] : [owner.uid, owner.gid];
  const engine = createPythonEngine({ ...workers, reservedUsers, log: engineLog });
  cleanup.add(() => engine.stop(3_000));
  return engine;
}

function startAssessor(log: Log, cleanup: Cleanup): Assessor {
  const assessor = createAssessor();
  assessor.observe((cause, detail) => {
    const event = { event: 'feedback.plain', cause, ...(detail === '' ? {} : { detail }) };
    log.warn(event, 'a run got a general explanation');
  });
  cleanup.add(() => assessor.stop());
  return assessor;
}

/** The job of a process that was told where to put backups. */
function backupJobs(
  { config, log }: StartOptions,
  connection: Connection,
  signal: AbortSignal,
): RecurringJob[] {
  const { backupDir: folder } = config;
  if (folder === null) return [];
  return [nightlyBackup({ connection, folder, clock: systemClock, log, signal })];
}

type OpenDatabase = { db: Database; connection: Connection };

async function startDatabase(
  { config, log, say, onFatal }: StartOptions,
  cleanup: Cleanup,
): Promise<OpenDatabase> {
  const connection = await connect(config, say, onFatal, cleanup);
  await migrate(connection, config, log);
  let isStopping = false;
  const onIdleError = (error: Error): void => {
    if (isStopping) return;
    // A connection is bound to the request that opened it, which was answered long ago.
    outsideRequests(() => log.warn({ event: 'db.connection_lost', err: error }, 'connection lost'));
  };
  const db = openDatabase(connection, { onIdleError, preparesStatements: config.preparesStatements });
  cleanup.add(() => {
    isStopping = true;
    return db.destroy();
  });
  return { db, connection };
}

/** Uses separate connections, because a migration may take longer than any query of a call. */
async function migrate(connection: Connection, { preparesStatements }: Config, log: Log): Promise<void> {
  const db = openDatabase(connection, { maxConnections: 2, statementTimeoutMs: 0, preparesStatements });
  try {
    await refuseNewer(db);
    const applied = await migrateToLatest(db);
    if (applied.length > 0) log.info({ event: 'db.migrated', applied }, 'migrated');
  } finally {
    await db.destroy();
  }
}

/** Tables of a newer version may hold what this one would misread. */
async function refuseNewer(db: Database): Promise<void> {
  const known = new Set(await knownMigrations());
  const newest = (await appliedMigrations(db)).findLast((name) => !known.has(name));
  if (newest === undefined) return;
  throw new StartError(
    `The database was made by a newer version of Python Learning (${newest}): start that version, or restore a backup of this one into a new DATA_DIR (docs/operations.md).`,
  );
}

async function connect(
  config: Config,
  say: (line: string) => void,
  onFatal: (reason: string) => void,
  cleanup: Cleanup,
): Promise<Connection> {
  if (config.databaseUrl !== null) return { connectionString: config.databaseUrl };
  const server = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    say,
    onUnexpectedEnd: onFatal,
    signal: cleanup.signal,
  });
  cleanup.add(() => server.stop());
  return server.connection;
}

function sayDemoAccounts(config: Config, say: (line: string) => void, hasMailbox: boolean): void {
  say(`  Demo accounts: ${demoAccounts.map(({ email }) => email).join(', ')} (password ${demoPassword})`);
  if (hasMailbox) say(`  Mail is not sent but shown at ${config.publicOrigin}/dev/mailbox`);
}
