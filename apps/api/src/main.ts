import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { EmbeddedPostgresError } from './platform/db/embedded/embedded-error.ts';
import { diskFault } from './platform/disk/disk-fault.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { withSourcePlaces } from './platform/log/source-places.ts';
import type { FromApiProcess, StartOrder, ToApiProcess } from './processes/messages.ts';
import { type StartedApp, startApp } from './start-app.ts';
import { StartError } from './start-error.ts';

const stopTimeoutMs = 10_000;
/**
 * Requests to stop. One stop may bring several: a terminal or a supervisor signals the whole process group, and npm and
 * `npm start` pass the signal on.
 */
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const webFolder = fileURLToPath(new URL('../../web/dist/', import.meta.url));

// This file runs as the supervisor, and again as each of its api processes.
try {
  if (cluster.isPrimary) await runSupervisor();
  else await runApiProcess();
} catch (error) {
  fail(error);
}

async function runSupervisor(): Promise<void> {
  // The supervisor loads nothing of the api, and an api process nothing of the engine.
  const { supervise } = await import('./processes/supervisor.ts');
  const config = readConfig(process.env);
  const log = createLog(config);
  let isLost = false;
  const app = startApp((cleanup) =>
    supervise(
      {
        config,
        log,
        entry: import.meta.filename,
        say: (line) => console.log(line),
        onFatal(reason) {
          // What signals every process also ends the database.
          if (grace.isStopping()) return;
          console.error(reason);
          isLost = true;
          grace.stop();
        },
      },
      cleanup,
    ),
  );
  // After a fatal error, exit with a failure so that the init system restarts the app.
  const grace = stopGracefully(app, log, () => isLost && process.exit(1));
  for (const signal of stopSignals) process.on(signal, grace.stop);
  await started(app, grace);
}

async function runApiProcess(): Promise<void> {
  // A terminal signals the whole process group, and the supervisor says when to stop.
  for (const signal of stopSignals) process.on(signal, () => undefined);
  const { createApiProcess } = await import('./processes/api-process.ts');
  const config = readConfig(process.env);
  const log = createLog(config);
  const begin = (order: StartOrder): ((message: ToApiProcess) => void) => {
    const api = createApiProcess({ config, log, webFolder, order, send });
    const app = startApp(api.start);
    const grace = stopGracefully(app, log);
    started(app, grace).catch(fail);
    return (message) => (message.type === 'stop' ? grace.stop() : api.receive(message));
  };
  let receive: ReturnType<typeof begin> | null = null;
  process.on('message', (message: ToApiProcess) => {
    if (message.type === 'start') receive = begin(message);
    else receive?.(message);
  });
  send({ type: 'awake' });
}

function send(message: FromApiProcess): void {
  process.send?.(message);
}

type Grace = { isStopping: () => boolean; stop: () => void };

function stopGracefully(app: StartedApp, log: Log, onStopped: () => void = () => undefined): Grace {
  let isStopping = false;
  // The library would exit at the second signal, in the middle of the stop.
  const options = { delay: stopTimeoutMs, logger: false as const, skip: [...stopSignals] };
  const grace = closeWithGrace(options, async ({ err }) => {
    if (err) log.fatal({ event: 'process.failed', err }, 'the process failed');
    isStopping = true;
    await app.stop();
    onStopped();
  });
  return {
    isStopping: () => isStopping,
    stop: () => {
      if (!isStopping) grace.close();
    },
  };
}

/** Resolves when the start is complete, or was broken off. */
async function started(app: StartedApp, grace: Grace): Promise<void> {
  try {
    await app.ready;
  } catch (error) {
    if (!grace.isStopping()) throw error;
  }
}

function fail(error: unknown): void {
  const reason = sentenceOf(error);
  if (cluster.isWorker) {
    send({ type: 'failed', reason });
    return;
  }
  console.error(reason);
  process.exit(1);
}

function sentenceOf(error: unknown): string {
  const isForPeople = [ConfigError, EmbeddedPostgresError, StartError].some((kind) => error instanceof kind);
  if (isForPeople && error instanceof Error) return error.message;
  const fault = diskFault(error, 'DATA_DIR');
  if (fault !== null) return fault;
  return error instanceof Error ? withSourcePlaces(error.stack ?? error.message) : String(error);
}
