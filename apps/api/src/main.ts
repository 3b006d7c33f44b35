import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { checkRuntime } from './check-runtime.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { EmbeddedPostgresError } from './platform/db/embedded/embedded-error.ts';
import { diskFault } from './platform/disk/disk-fault.ts';
import { createLog } from './platform/log/log.ts';
import { withSourcePlaces } from './platform/log/source-places.ts';
import { startApp } from './start-app.ts';
import { StartError } from './start-error.ts';

const stopTimeoutMs = 10_000;
/**
 * Requests to stop. One stop may bring several: a terminal or a supervisor signals the whole process group, and npm and
 * `npm start` pass the signal on.
 */
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const webFolder = fileURLToPath(new URL('../../web/dist/', import.meta.url));

try {
  await run();
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(1);
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  checkRuntime(process.versions.node, config, {
    warn: (line) => log.warn({ event: 'start.faulty_runtime' }, line),
    say: (line) => console.log(line),
  });
  let isStopping = false;
  let isLost = false;
  const app = startApp({
    config,
    log,
    webFolder,
    say: (line) => console.log(line),
    onFatal(reason) {
      // A supervisor that signals every process also ends the database.
      if (isStopping) return;
      console.error(reason);
      isLost = true;
      grace.close();
    },
  });
  // The library would exit at the second signal, in the middle of the stop.
  const graceOptions = { delay: stopTimeoutMs, logger: false as const, skip: [...stopSignals] };
  const grace = closeWithGrace(graceOptions, async ({ err }) => {
    if (err) log.fatal({ event: 'process.failed', err }, 'the process failed');
    isStopping = true;
    await app.stop();
    // After a fatal error, exit with a failure so that the process supervisor restarts the app.
    if (isLost) process.exit(1);
  });
  for (const signal of stopSignals) process.on(signal, () => isStopping || grace.close());
  try {
    await app.ready;
  } catch (error) {
    if (!isStopping) throw error;
  }
}

function sentenceOf(error: unknown): string {
  const isForPeople = [ConfigError, EmbeddedPostgresError, StartError].some((kind) => error instanceof kind);
  if (isForPeople && error instanceof Error) return error.message;
  const fault = diskFault(error, 'DATA_DIR');
  if (fault !== null) return fault;
  return error instanceof Error ? withSourcePlaces(error.stack ?? error.message) : String(error);
}
