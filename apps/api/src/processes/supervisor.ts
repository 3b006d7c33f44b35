import { createPythonEngine, type PythonEngine } from '@python-learning/python';
import { checkRuntime } from '../check-runtime.ts';
import type { Cleanup } from '../cleanup.ts';
import { demoAccounts, demoPassword } from '../demo-accounts.ts';
import { listenForMetrics } from '../listen.ts';
import { type Assessor, createAssessor, createRunQueue } from '../modules/submissions/index.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { deriveKeys } from '../platform/crypto/keys.ts';
import { prepareBackupFolder } from '../platform/db/backup/nightly-backup.ts';
import { type Connection, type Database, openDatabase } from '../platform/db/database.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts';
import { chooseServerUser } from '../platform/db/embedded/server-user.ts';
import { appliedMigrations, knownMigrations, migrateToLatest } from '../platform/db/migrations.ts';
import { serverVersionFault } from '../platform/db/server-version.ts';
import { missingContactLine } from '../platform/http/security-txt.ts';
import { createEngineLog } from '../platform/log/engine-log.ts';
import type { Log } from '../platform/log/log.ts';
import { createDevelopmentMailbox } from '../platform/mail/development-mailbox.ts';
import { StartError } from '../start-error.ts';
import { startApiProcesses } from './api-processes.ts';
import { createSupervisorMetrics, type SupervisorMetrics } from './supervisor-metrics.ts';

export type SupervisorOptions = {
  config: Config;
  log: Log;
  /** The file that an api process runs. */
  entry: string;
  /** Receives lines for the person who started the app. */
  say: (line: string) => void;
  /** Called when the app cannot continue. */
  onFatal: (reason: string) => void;
};

/**
 * Starts what the api processes share, then the api processes, and keeps them running: one database, one engine, one pair
 * of threads that assess runs. Resolves when learners can be served and programs can run.
 */
export async function supervise(options: SupervisorOptions, cleanup: Cleanup): Promise<void> {
  const { config, log, say } = options;
  checkRuntime(process.versions.node, config, {
    warn: (line) => log.warn({ event: 'start.faulty_runtime' }, line),
    say,
  });
  const advice = missingContactLine(config);
  if (advice !== null) log.warn({ event: 'start.no_security_contact' }, advice);
  if (config.backupDir !== null) await prepareBackupFolder(config.backupDir);
  const engine = startEngine(options, cleanup);
  const metrics = createSupervisorMetrics(engine.engine);
  const assessor = startAssessor(log, metrics, cleanup);
  const connection = await startDatabase(options, cleanup);
  await cleanup.unlessStopped(assessor.ready());
  const mailbox = config.mailUrl === null ? createDevelopmentMailbox(systemClock) : null;
  const processes = startApiProcesses({
    count: config.apiProcesses,
    entry: options.entry,
    connection,
    parts: { engine: engine.engine, assessor, mailbox, runQueue: createRunQueue() },
    log,
    onRestart: metrics.countRestart,
  });
  cleanup.add(() => processes.stop());
  engine.onChange(() => processes.tellEngine());
  await processes.ready;
  const { metricsPort, metricsHost } = config;
  const metricsText = async (): Promise<string> => metrics.text(await processes.figures());
  if (metricsPort !== null) cleanup.add(await listenForMetrics(metricsText, metricsPort, metricsHost));
  // Everything but programs is served before the sandbox is ready.
  await cleanup.unlessStopped(engine.engine.ready());
  say(`Python Learning is ready at ${config.publicOrigin}`);
  if (!config.isProduction) sayDemoAccounts(config, say, mailbox !== null);
}

type WatchedEngine = {
  engine: PythonEngine;
  /** Calls `listener` when the engine became ready, and when it no longer is. */
  onChange(listener: () => void): void;
};

function startEngine({ config, log }: SupervisorOptions, cleanup: Cleanup): WatchedEngine {
  const workers = config.pythonWorkers === null ? {} : { workers: config.pythonWorkers };
  const engineLog = createEngineLog(log, deriveKeys(config.secrets).current.log);
  const owner = config.databaseUrl === null ? chooseServerUser(config.dataDir) : null;
  const reservedUsers = owner === null ? [] : [owner.uid, owner.gid];
  let tell = (): void => undefined;
  const engine = createPythonEngine({
    ...workers,
    reservedUsers,
    log(event) {
      engineLog(event);
      // The engine changes its state after it has told of the event.
      if (event.event === 'ready' || event.event === 'ended') queueMicrotask(() => tell());
    },
  });
  cleanup.add(() => engine.stop(3_000));
  return {
    engine,
    onChange(listener) {
      tell = listener;
    },
  };
}

function startAssessor(log: Log, metrics: SupervisorMetrics, cleanup: Cleanup): Assessor {
  const assessor = createAssessor();
  assessor.observe((cause, detail) => {
    const event = { event: 'feedback.plain', cause, ...(detail === '' ? {} : { detail }) };
    log.warn(event, 'a run got a general explanation');
    metrics.countPlainAssessment(cause);
  });
  cleanup.add(() => assessor.stop());
  return assessor;
}

async function startDatabase(
  { config, log, say, onFatal }: SupervisorOptions,
  cleanup: Cleanup,
): Promise<Connection> {
  const connection = await connect(config, say, onFatal, cleanup);
  await migrate(connection, config, log);
  return connection;
}

/** Uses separate connections, because a migration may take longer than any query of a call. */
async function migrate(connection: Connection, { preparesStatements }: Config, log: Log): Promise<void> {
  const db = openDatabase(connection, { maxConnections: 2, statementTimeoutMs: 0, preparesStatements });
  try {
    const fault = await serverVersionFault(db);
    if (fault !== null) throw new StartError(fault);
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
