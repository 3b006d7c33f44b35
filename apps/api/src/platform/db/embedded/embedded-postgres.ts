import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { diskFaultInLines } from '../../disk/disk-fault.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { type ClusterFolder, makeClusterFolder, reachableBinaries } from './cluster-folder.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { claimFolder } from './owner-lock.ts';
import {
  commandOf,
  endWithThisProcess,
  isAlive,
  isDefunct,
  isRunning,
  waitForEnd,
  waitForNumber,
} from './processes.ts';
import { serverSettings } from './server-settings.ts';
import { chooseServerUser, type ServerUser } from './server-user.ts';

export type EmbeddedConnection = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
};

export type EmbeddedPostgres = {
  connection: EmbeddedConnection;
  /** Shuts the server down cleanly; unfinished transactions are rolled back. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  /** Called with messages for the person who started the app. */
  say?: (line: string) => void;
  /** Called when the server ends without a stop. */
  onUnexpectedEnd?: (reason: string) => void;
  /** Aborts the start. */
  signal?: AbortSignal;
  /** Overrides of the server settings for a small machine. */
  settings?: Readonly<Record<string, string>>;
};

const account = 'python_learning';
const socketNumber = 5432;
/** Replaying the log after a hard stop can take long on a slow disk. */
const readyTimeoutMs = 120_000;
const stopTimeoutMs = 8_000;

/**
 * Starts the bundled PostgreSQL in `dataDir`, reachable through a private socket with its own password. The first start
 * initialises it. A server left over from a killed app is stopped cleanly first.
 * Throws EmbeddedPostgresError with a readable sentence when it cannot run here.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const say = options.say ?? (() => undefined);
  const dataDir = path.resolve(options.dataDir);
  const user = chooseServerUser(dataDir);
  const folder = makeClusterFolder(dataDir, user, say);
  const release = claimFolder(folder.ownerFile);
  try {
    const binaries = reachableBinaries(findBinaries(), user, say);
    await stopOrphan(folder);
    options.signal?.throwIfAborted();
    refuseOtherRelease(folder, binaries);
    if (!existsSync(folder.data)) await initialise(binaries, folder, user, options.signal);
    options.signal?.throwIfAborted();
    const server = launch(binaries, folder, user, options.settings ?? {});
    const connection = await whenReady(server, folder, options.signal);
    return { connection, stop: superviseUntilStopped(server, folder, release, options.onUnexpectedEnd) };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Initialises in a temporary folder that is renamed at the end: a start that is killed half-way leaves a folder that
 * the next start deletes, never a broken database.
 */
async function initialise(
  binaries: Binaries,
  folder: ClusterFolder,
  user: ServerUser,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (const name of readdirSync(folder.root).filter((entry) => entry.startsWith('unfinished-'))) {
    rmSync(path.join(folder.root, name), { recursive: true, force: true });
  }
  const unfinished = path.join(folder.root, `unfinished-${process.pid}`);
  writeFileSync(folder.passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
  if (user !== null) chownSync(folder.passwordFile, user.uid, user.gid);
  const flags = [
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  // Own process group, so that an abort also ends the servers that initdb starts.
  const initdb = spawn(
    binaries.initdb,
    ['-D', unfinished, '-U', account, `--pwfile=${folder.passwordFile}`, ...flags],
    { ...runAs(user), detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const abort = (): void => {
    if (isRunning(initdb)) process.kill(-initdb.pid, 'SIGTERM');
  };
  signal?.addEventListener('abort', abort);
  endWithThisProcess(initdb, abort);
  let said = '';
  initdb.stdout.on('data', (chunk) => (said += chunk));
  initdb.stderr.on('data', (chunk) => (said += chunk));
  const code = await ended(initdb).finally(() => signal?.removeEventListener('abort', abort));
  signal?.throwIfAborted();
  if (code !== 0) throw new EmbeddedPostgresError(reasonIn(said, folder, 'The database could not be set up'));
  renameSync(unfinished, folder.data);
}

/** Stops a server whose app was killed, because it still holds the folder. */
async function stopOrphan(folder: ClusterFolder): Promise<void> {
  const pid = serverPid(folder);
  // PostgreSQL would take a killed server for a living one as long as it has its number.
  if (pid !== null && isDefunct(pid)) await waitForNumber(pid, stopTimeoutMs);
  if (pid === null || !isAlive(pid) || !commandOf(pid).includes(folder.data)) return;
  process.kill(pid, 'SIGINT');
  if (await waitForEnd(pid, stopTimeoutMs)) return;
  process.kill(pid, 'SIGQUIT');
  if (!(await waitForEnd(pid, stopTimeoutMs))) {
    throw new EmbeddedPostgresError(
      `A former PostgreSQL (process ${pid}) still holds ${folder.data} and does not end.`,
    );
  }
}

function serverPid(folder: ClusterFolder): number | null {
  try {
    const pid = Number(readFileSync(path.join(folder.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 1 ? pid : null;
  } catch {
    return null;
  }
}

/** PostgreSQL cannot open files of another major release. */
function refuseOtherRelease(folder: ClusterFolder, binaries: Binaries): void {
  const file = path.join(folder.data, 'PG_VERSION');
  if (!existsSync(file)) return;
  const [made, own] = [readFileSync(file, 'utf8'), binaries.version].map((text) => Number.parseInt(text, 10));
  if (made === own) return;
  throw new EmbeddedPostgresError(
    `${folder.data} is of PostgreSQL ${made}, and this Python Learning has PostgreSQL ${own}: start the version that you had, run "npm run backup" there, and restore that file with this version (docs/operations.md, Upgrading).`,
  );
}

type Server = { child: ChildProcess; end: Promise<number | null> };

function launch(
  binaries: Binaries,
  folder: ClusterFolder,
  user: ServerUser,
  extra: Record<string, string>,
): Server {
  const settings = {
    ...serverSettings,
    ...extra,
    unix_socket_directories: folder.socket,
    port: String(socketNumber),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(folder.logFile, 'w', 0o600);
  // Own process group: a Ctrl-C for the app must not end the database before the app is done with it.
  const child = spawn(binaries.postgres, ['-D', folder.data, ...flags], {
    ...runAs(user),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  endWithThisProcess(child, () => child.kill('SIGINT'));
  const end = ended(child);
  // Callers that await `end` handle a failure; this avoids an unhandled rejection.
  end.catch(() => undefined);
  return { child, end };
}

/** Waits until the server is ready. Stops one that fails to, so that none is left behind. */
async function whenReady(
  server: Server,
  folder: ClusterFolder,
  signal: AbortSignal | undefined,
): Promise<EmbeddedConnection> {
  const connection = connectionOf(folder);
  const deadline = performance.now() + readyTimeoutMs;
  let failure: unknown;
  while (performance.now() < deadline && isRunning(server.child) && signal?.aborted !== true) {
    try {
      await ensureDatabase(connection);
      return connection;
    } catch (error) {
      failure = error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  await stopServer(server);
  throw new EmbeddedPostgresError(reasonInLog(folder, 'PostgreSQL did not start'), { cause: failure });
}

export function connectionOf({ passwordFile, socket }: ClusterFolder): EmbeddedConnection {
  const password = readFileSync(passwordFile, 'utf8').trim();
  return { host: socket, port: socketNumber, user: account, password, database: account };
}

async function ensureDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [connection.database]);
    if (found.rowCount === 0) await client.query(`create database ${connection.database}`);
  } finally {
    await client.end();
  }
}

function superviseUntilStopped(
  server: Server,
  folder: ClusterFolder,
  release: () => void,
  onUnexpectedEnd: ((reason: string) => void) | undefined,
): () => Promise<void> {
  let stopping: Promise<void> | null = null;
  void server.end.then(() => {
    if (stopping !== null) return;
    release();
    onUnexpectedEnd?.(reasonInLog(folder, 'PostgreSQL ended by itself'));
  });
  return () => {
    stopping ??= stopServer(server).finally(release);
    return stopping;
  };
}

async function stopServer({ child, end }: Server): Promise<void> {
  child.kill('SIGINT');
  const slow = setTimeout(() => child.kill('SIGQUIT'), stopTimeoutMs);
  await end;
  clearTimeout(slow);
}

function runAs(user: ServerUser): { uid?: number; gid?: number; cwd: string; env: Record<string, string> } {
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  return user === null ? { cwd: '/', env } : { uid: user.uid, gid: user.gid, cwd: '/', env };
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', (cause) =>
      reject(new EmbeddedPostgresError('PostgreSQL could not be started.', { cause })),
    );
    child.once('exit', resolve);
  });
}

function reasonInLog(folder: ClusterFolder, what: string): string {
  return reasonIn(readFileSync(folder.logFile, 'utf8'), folder, what);
}

/** What happened, and why: a sentence about the disk, else the last lines that the program wrote. */
function reasonIn(said: string, folder: ClusterFolder, what: string): string {
  const lastLines = said.trim().split('\n').slice(-5).join(' | ');
  return `${what}: ${diskFaultInLines(lastLines, folder.root) ?? lastLines}`;
}
