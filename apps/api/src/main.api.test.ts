import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runtimeFault } from './check-runtime.ts';
import { openDatabase } from './platform/db/database.ts';
import { startEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts';
import { isAlive } from './platform/db/embedded/processes.ts';
import { migrateToLatest } from './platform/db/migrations.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let dataDir: string;
let app: ChildProcess;
let said: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'main-'));
  await chmod(dataDir, 0o755);
});
afterEach(() => void app.kill('SIGKILL'));
afterAll(async () => {
  // A killed app leaves its database running, which may write while its folder is removed.
  const database = await databasePid().catch(() => null);
  if (database !== null && isAlive(database)) process.kill(database, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

function start(more: Readonly<Record<string, string>> = {}, user: { uid?: number; gid?: number } = {}): void {
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, PORT: '0', PYTHON_WORKERS: '1', ...more };
  // Starts a process group of its own, as a terminal does.
  app = spawn(process.execPath, [main], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'], ...user });
  said = '';
  app.stdout?.on('data', (chunk) => (said += String(chunk)));
}

/** Resolves when learners can be served. */
async function ready(): Promise<void> {
  await expect.poll(() => said, { timeout: 100_000 }).toContain('is ready at');
}

async function ended(): Promise<number | null> {
  const [code] = await once(app, 'exit');
  return code;
}

async function databasePid(): Promise<number> {
  const file = path.join(dataDir, 'database', 'data', 'postmaster.pid');
  return Number((await readFile(file, 'utf8')).split('\n')[0]);
}

test('a stop during the start ends what was begun, at once and in order', { timeout: 120_000 }, async () => {
  start();
  await expect.poll(databasePid, { timeout: 60_000 }).toBeGreaterThan(1);
  const database = await databasePid();
  app.kill('SIGTERM');
  expect(await ended()).toBe(0);
  expect(isAlive(database)).toBe(false);
});

test('a stop that is asked for several times is as orderly as one', { timeout: 120_000 }, async () => {
  start();
  await ready();
  const database = await databasePid();
  const signalUntilEnd = () => {
    app.kill('SIGTERM');
    return app.exitCode ?? app.signalCode;
  };
  await expect.poll(signalUntilEnd, { interval: 10, timeout: 60_000 }).toBe(0);
  expect(isAlive(database)).toBe(false);
});

test('a stop that ends the database, too, is no failure', { timeout: 120_000 }, async () => {
  start();
  await ready();
  const end = ended();
  const database = await databasePid();
  app.kill('SIGTERM');
  process.kill(database, 'SIGKILL');
  expect(await end).toBe(0);
});

test('an app that loses its database ends with a failure', { timeout: 120_000 }, async () => {
  start();
  await ready();
  const end = ended();
  // SIGINT is PostgreSQL's fast shutdown: it does not wait for connected clients.
  process.kill(await databasePid(), 'SIGINT');
  expect(await end).toBe(1);
});

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'kF9vQ2mXz7LrT4wYb8NcJ1sHd6GpEa3U',
  PUBLIC_ORIGIN: 'https://learn.example',
  MAIL_URL: 'smtps://u:p@mail.example',
  MAIL_FROM: 'Learn <hello@learn.example>',
  PAYMENT_PROVIDER: 'none',
};

// The bundled runtime may or may not have known faults; only a faulty one is refused.
test.runIf(runtimeFault(process.versions.node) !== null)(
  'a runtime with known holes does not get as far as a database in production (security 58)',
  { timeout: 120_000 },
  async () => {
    start({ ...production, DATA_DIR: path.join(dataDir, 'never-made') });
    let fault = '';
    app.stderr?.on('data', (chunk) => (fault += String(chunk)));
    expect(await ended()).toBe(1);
    expect(fault).toContain('ACCEPT_RUNTIME_WITH_KNOWN_HOLES=yes');
    expect(await readdir(dataDir)).not.toContain('never-made');
  },
);

function refusal(folder: string, user: { uid?: number; gid?: number } = {}): Promise<string> {
  start({ DATA_DIR: folder }, user);
  return faultAtEnd();
}

/** What the app says on standard error until it ends with a failure. */
async function faultAtEnd(): Promise<string> {
  let fault = '';
  app.stderr?.on('data', (chunk) => (fault += String(chunk)));
  expect(await ended()).toBe(1);
  return fault.trim();
}

describe('one sentence, and no stack, says what to do about a data folder', () => {
  const isRoot = process.getuid?.() === 0;
  const nobody = isRoot ? { uid: 65_533, gid: 65_533 } : {};

  test('that is in use', { timeout: 120_000 }, async () => {
    const folder = path.join(dataDir, 'in-use');
    const server = await startEmbeddedPostgres({ dataDir: folder });
    expect(await refusal(folder)).toBe(
      `Python Learning already runs here as process ${process.pid}: stop it first, or give this one a DATA_DIR of its own.`,
    );
    await server.stop();
  });

  test('that a newer version made', { timeout: 120_000 }, async () => {
    const folder = path.join(dataDir, 'newer');
    const server = await startEmbeddedPostgres({ dataDir: folder });
    const db = openDatabase(server.connection);
    await migrateToLatest(db);
    await sql`insert into kysely_migration values ('9999_of_tomorrow', '2999-01-01T00:00:00.000Z')`.execute(
      db,
    );
    await db.destroy();
    await server.stop();
    expect(await refusal(folder)).toMatch(
      /^The database was made by a newer version of Python Learning \(9999_of_tomorrow\): start that version, or restore a backup .*$/,
    );
  });

  test('that cannot be written', { timeout: 120_000 }, async () => {
    const folder = path.join(dataDir, 'refused');
    await mkdir(folder, { mode: 0o555 });
    expect(await refusal(folder, nobody)).toMatch(/^\S+refused\S* cannot be written: give the user .*$/);
  });

  test('that is a file', { timeout: 120_000 }, async () => {
    const folder = path.join(dataDir, 'file');
    await writeFile(folder, '');
    expect(await refusal(folder)).toMatch(
      /^\S+file is not a folder, or lies below a file: choose another folder \(DATA_DIR, BACKUP_DIR\)\.$/,
    );
  });

  test('for backups that is a file', { timeout: 120_000 }, async () => {
    const file = path.join(dataDir, 'no-folder');
    await writeFile(file, '');
    start({ BACKUP_DIR: file });
    expect(await faultAtEnd()).toMatch(
      /^\S+no-folder is not a folder, or lies below a file: choose another folder/,
    );
  });

  test('on a full disk', { timeout: 120_000 }, async ({ skip }) => {
    const folder = path.join(dataDir, 'full');
    await mkdir(folder);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
    // Only root may make a small disk, and not in every container.
    skip(mounted.status !== 0, 'no small disk can be made');
    try {
      expect(await refusal(folder)).toMatch(
        /^[^\n]*full\S* is on a full disk: free some space, then try again\.$/,
      );
    } finally {
      spawnSync('umount', [folder]);
    }
  });
});

test('a Ctrl-C ends the app in order, and is no end of its sandbox for the operator', {
  timeout: 120_000,
}, async () => {
  start();
  await ready();
  process.kill(-(app.pid ?? 0), 'SIGINT');
  expect(await ended()).toBe(0);
  expect(said).not.toContain('engine.ended');
});

/** Process id and owner of the app's child whose command line contains `part`; null when there is none. */
async function childWith(part: string): Promise<{ pid: number; uid: number } | null> {
  for (const name of (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))) {
    const [status, command] = await Promise.all(
      ['status', 'cmdline'].map((file) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '')),
    );
    const isOurs = status?.includes(`PPid:\t${app.pid}\n`) === true;
    if (isOurs && command?.includes(part))
      return { pid: Number(name), uid: (await stat(`/proc/${name}`)).uid };
  }
  return null;
}

/** Runs a shell command as the given user and returns its standard error. */
function tried(uid: number, command: string, argument: string): string {
  const { stderr } = spawnSync('/bin/sh', ['-c', command, 'sh', argument], {
    uid,
    gid: uid,
    env: {},
    cwd: '/',
  });
  return String(stderr);
}

const unitFile = fileURLToPath(new URL('../../../deploy/python-learning.service', import.meta.url));

/** Threads and resident bytes of the app and all its descendants, from /proc. */
async function used(): Promise<{ tasks: number; bytes: number }> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const texts = await Promise.all(
    names.map((name) => readFile(`/proc/${name}/status`, 'utf8').catch(() => '')),
  );
  const figure = (text: string, key: string) => Number(new RegExp(`^${key}:\\s*(\\d+)`, 'm').exec(text)?.[1]);
  const ours = new Set([app.pid]);
  // A parent is older than its children, so it is listed before them.
  const family = texts.filter((text) => {
    const isOurs = figure(text, 'Pid') === app.pid || ours.has(figure(text, 'PPid'));
    if (isOurs) ours.add(figure(text, 'Pid'));
    return isOurs;
  });
  const sum = (key: string) => family.reduce((all, text) => all + (figure(text, key) || 0), 0);
  // Shared pages are counted once per process, so the real sum is lower.
  return { tasks: sum('Threads'), bytes: 1024 * sum('VmRSS') };
}

test.skipIf(process.platform !== 'linux')(
  'app, database and sandbox take less than half of what the unit of systemd lets them have',
  { timeout: 120_000 },
  async () => {
    start({ API_PROCESSES: '2' });
    await ready();
    const unit = await readFile(unitFile, 'utf8');
    const { tasks, bytes } = await used();
    expect(tasks).toBeGreaterThan(10);
    expect(tasks).toBeLessThan(Number(/^TasksMax=(\d+)$/m.exec(unit)?.[1]) / 2);
    expect(bytes).toBeLessThan((Number(/^MemoryMax=(\d+)G$/m.exec(unit)?.[1]) * 1024 ** 3) / 2);
  },
);

test.skipIf(process.getuid?.() !== 0)(
  'an app of root has a sandbox whose user can reach neither its secrets nor its database nor itself',
  { timeout: 120_000 },
  async () => {
    start();
    // The program that gives it a user of its own is root's, and has the same words in its command.
    const sandboxUser = async () => (await childWith('worker/process.ts'))?.uid ?? 0;
    await expect.poll(sandboxUser, { timeout: 60_000 }).not.toBe(0);
    await expect.poll(databasePid, { timeout: 60_000 }).toBeGreaterThan(1);
    const uid = await sandboxUser();
    const database = (await stat(`/proc/${await databasePid()}`)).uid;
    expect([0, database]).not.toContain(uid);
    const files = ['session-secret', 'database/password', 'database/data/PG_VERSION'];
    for (const file of [...files.map((name) => path.join(dataDir, name)), `/proc/${app.pid}/environ`])
      expect(tried(uid, 'cat "$1"', file)).toContain('Permission denied');
    expect(tried(uid, 'ls "$1"', path.join(dataDir, 'database', 'socket'))).toContain('Permission denied');
    // Opening the memory of a process needs the right to trace it.
    expect(tried(uid, 'exec 3<"$1"', `/proc/${app.pid}/mem`)).toContain('Permission denied');
    expect(tried(uid, 'kill -0 "$1"', String(app.pid))).toMatch(/not permitted/i);
  },
);
