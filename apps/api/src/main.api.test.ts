import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runtimeFault } from './platform/config/runtime.ts';
import { isAlive } from './platform/db/embedded/processes.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let dataDir: string;
let app: ChildProcess;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'main-'));
  await chmod(dataDir, 0o755);
});
afterEach(() => void app.kill('SIGKILL'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function start(more: Readonly<Record<string, string>> = {}): void {
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, PORT: '0', PYTHON_WORKERS: '1', ...more };
  app = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
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

test('an app that loses its database ends with a failure', { timeout: 120_000 }, async () => {
  start();
  let said = '';
  app.stdout?.on('data', (chunk) => (said += String(chunk)));
  await expect.poll(() => said, { timeout: 100_000 }).toContain('is ready at');
  const end = ended();
  // At once: without waiting for those that are connected.
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

// The runtime that the project brings may have faults or not, and only one with faults is refused.
test.runIf(runtimeFault(process.versions.node) !== null)(
  'a runtime with known holes does not get as far as a database in production (security 58)',
  { timeout: 120_000 },
  async () => {
    start({ ...production, DATA_DIR: path.join(dataDir, 'never-made') });
    let said = '';
    app.stderr?.on('data', (chunk) => (said += String(chunk)));
    expect(await ended()).toBe(1);
    expect(said).toContain('ACCEPT_RUNTIME_WITH_KNOWN_HOLES=yes');
    expect(await readdir(dataDir)).not.toContain('never-made');
  },
);

/** Owner and number of the app's child whose command has this part. */
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

/** What the shell says when a user of this number tries a command. */
function tried(uid: number, command: string, argument: string): string {
  const { stderr } = spawnSync('/bin/sh', ['-c', command, 'sh', argument], {
    uid,
    gid: uid,
    env: {},
    cwd: '/',
  });
  return String(stderr);
}

test.skipIf(process.getuid?.() !== 0)(
  'an app of root has a sandbox whose user can reach neither its secrets nor its database nor itself',
  { timeout: 120_000 },
  async () => {
    start();
    await expect.poll(() => childWith('worker/process.ts'), { timeout: 60_000 }).not.toBeNull();
    await expect.poll(databasePid, { timeout: 60_000 }).toBeGreaterThan(1);
    const uid = (await childWith('worker/process.ts'))?.uid ?? 0;
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
