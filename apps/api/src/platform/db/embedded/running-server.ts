import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeClusterFolder } from './cluster-folder.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { connectionOf, type EmbeddedConnection } from './embedded-postgres.ts';
import { commandOf, isAlive } from './processes.ts';
import { chooseServerUser } from './server-user.ts';

/**
 * Returns the connection to the built-in PostgreSQL that a running app started in `dataDir`, for a second program.
 * Throws EmbeddedPostgresError with a readable sentence when none runs.
 */
export function findRunningEmbedded(dataDir: string): EmbeddedConnection {
  const found = lookForRunningEmbedded(dataDir);
  if (found === null) throw notRunning(path.resolve(dataDir));
  return found;
}

/** As `findRunningEmbedded`, but null when none runs. */
export function lookForRunningEmbedded(dataDir: string): EmbeddedConnection | null {
  const whole = path.resolve(dataDir);
  if (!existsSync(whole)) return null;
  const folder = makeClusterFolder(whole, chooseServerUser(whole), () => undefined);
  const pidFile = path.join(folder.data, 'postmaster.pid');
  if (!existsSync(pidFile) || !existsSync(folder.passwordFile)) return null;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  // A killed server leaves its file, and another process may have its id by now.
  if (!Number.isInteger(pid) || !isAlive(pid) || !commandOf(pid).includes(folder.data)) return null;
  try {
    return connectionOf(folder);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The database of ${whole} belongs to another user: run this as the user that runs Python Learning.`,
      { cause },
    );
  }
}

function notRunning(dataDir: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `No Python Learning runs with the data in ${dataDir}: start it first, or set DATABASE_URL or DATA_DIR as it has them.`,
  );
}
