import { availableParallelism } from 'node:os';
import { loadCurriculum } from '@python-learning/curriculum';
import { warmTemplates } from '@python-learning/exercises';
import { type App, createApp } from '../app.ts';
import type { Cleanup } from '../cleanup.ts';
import { listenForLearners } from '../listen.ts';
import { systemClock, systemRandomness } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { backupSource, nightlyBackup } from '../platform/db/backup/nightly-backup.ts';
import { type Connection, type Database, openDatabase } from '../platform/db/database.ts';
import { newestMigration } from '../platform/db/migrations.ts';
import { startJobQueue } from '../platform/jobs/job-queue.ts';
import type { RecurringJob } from '../platform/jobs/recurring-job.ts';
import type { Log } from '../platform/log/log.ts';
import { outsideRequests } from '../platform/log/request-facts.ts';
import { smtpMailer } from '../platform/mail/mailer.ts';
import { giveBackMemory } from '../platform/memory/give-back-memory.ts';
import type { Figures } from '../platform/metrics/metrics.ts';
import { seedDemoAccounts } from '../seed-demo-accounts.ts';
import { createApiSide } from './api-side.ts';
import { connectionsOfEach } from './connection-budget.ts';
import type { FromApiProcess, StartOrder, ToApiProcess } from './messages.ts';

export type ApiProcessOptions = {
  config: Config;
  log: Log;
  webFolder: string;
  order: StartOrder;
  send: (message: FromApiProcess) => void;
};

export interface RunningApiProcess {
  receive: (message: ToApiProcess) => void;
  /** Starts the app of this process. Resolves when calls can be served. */
  start: (cleanup: Cleanup) => Promise<void>;
}

/** Creates the app of one api process, with what the supervisor shares. */
export function createApiProcess(options: ApiProcessOptions): RunningApiProcess {
  const { order, send } = options;
  const side = createApiSide(send, order.engine);
  let app: App | null = null;

  async function tellFigures(id: number): Promise<void> {
    const figures: Figures = app === null ? [] : await app.metrics.figures(order.hasJobs);
    send({ type: 'figures', id, figures });
  }

  return {
    receive(message) {
      if (message.type === 'tellFigures') void tellFigures(message.id);
      else side.receive(message);
    },
    async start(cleanup) {
      const { config, log } = options;
      const curriculum = loadCurriculum();
      const db = openPool(options, cleanup);
      const mailbox = config.mailUrl === null ? side.mailbox : null;
      const parts = {
        config,
        db,
        log,
        mailer: mailbox ?? smtpMailer(config.mailUrl ?? '', config.mailFrom),
        mailbox,
        engine: side.engine,
        assessor: side.assessor,
        curriculum,
        clock: systemClock,
        randomness: systemRandomness,
        jobs: backupJobs(config, log, order.connection, cleanup.signal),
        apiProcess: {
          label: order.label,
          hasJobs: order.hasJobs,
          runQueue: side.runQueue,
          hashesAtOnce: Math.max(1, Math.floor(availableParallelism() / config.apiProcesses)),
        },
        folders: { web: options.webFolder, media: curriculum.mediaFolder },
      };
      app = await createApp(parts);
      cleanup.add(app.stop);
      if (config.backupDir !== null) app.metrics.addSource(backupSource(config.backupDir));
      if (order.hasJobs && !config.isProduction) await seedDemoAccounts(parts);
      await listenForLearners(app.server, config);
      // Not awaited: an exercise that is requested sooner reads the templates itself.
      warmTemplates()
        .catch((error: unknown) => log.error({ event: 'exercises.templates', err: error }, 'not read'))
        .finally(giveBackMemory);
      if (order.hasJobs) await startJobs(app, options, cleanup);
      send({ type: 'serving' });
    },
  };
}

function openPool({ config, log, order }: ApiProcessOptions, cleanup: Cleanup): Database {
  let isStopping = false;
  const onIdleError = (error: Error): void => {
    if (isStopping) return;
    // A connection is bound to the request that opened it, which was answered long ago.
    outsideRequests(() => log.warn({ event: 'db.connection_lost', err: error }, 'connection lost'));
  };
  const db = openDatabase(order.connection, {
    onIdleError,
    preparesStatements: config.preparesStatements,
    maxConnections: connectionsOfEach(config.apiProcesses),
  });
  cleanup.add(() => {
    isStopping = true;
    return db.destroy();
  });
  return db;
}

/** The job of an app that was told where to put backups. */
function backupJobs(
  { backupDir: folder }: Config,
  log: Log,
  connection: Connection,
  signal: AbortSignal,
): RecurringJob[] {
  if (folder === null) return [];
  return [nightlyBackup({ connection, folder, clock: systemClock, log, signal })];
}

async function startJobs({ jobs }: App, { log, order }: ApiProcessOptions, cleanup: Cleanup): Promise<void> {
  const { connection } = order;
  const queue = await startJobQueue({ connection, log, jobs, version: await newestMigration() });
  cleanup.add(() => queue.stop());
}
