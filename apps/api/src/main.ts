import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { EmbeddedPostgresError } from './platform/db/embedded/embedded-error.ts';
import { createLog } from './platform/log/log.ts';
import { startApp } from './start-app.ts';
import { StartError } from './start-error.ts';

const stopTimeoutMs = 10_000;
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
  if (config.isProduction) warnOfOldNode((line) => log.warn({ event: 'start.old_node' }, line));
  let isStopping = false;
  let isLost = false;
  const app = startApp({
    config,
    log,
    webFolder,
    say: (line) => console.log(line),
    onFatal(reason) {
      console.error(reason);
      isLost = true;
      grace.close();
    },
  });
  const grace = closeWithGrace({ delay: stopTimeoutMs, logger: false }, async ({ err }) => {
    if (err) log.fatal({ event: 'process.failed', err }, 'the process failed');
    isStopping = true;
    await app.stop();
    // What was stopped because it can not go on did not end well: whoever watches the process starts it again.
    if (isLost) process.exit(1);
  });
  try {
    await app.ready;
  } catch (error) {
    if (!isStopping) throw error;
  }
}

/** Versions before these have known holes that a server on the internet must not have. */
function warnOfOldNode(warn: (line: string) => void): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isOld = major < 24 || (major === 24 && minor < 22) || major === 25 || (major === 26 && minor < 12);
  if (isOld) warn(`Node ${process.versions.node} has known security holes: take 24.22.1, 26.12.1 or newer.`);
}

function sentenceOf(error: unknown): string {
  const isForPeople = [ConfigError, EmbeddedPostgresError, StartError].some((kind) => error instanceof kind);
  if (isForPeople && error instanceof Error) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
