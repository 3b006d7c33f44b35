import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeCopyOfTree } from './promises/copy-of-tree.ts';

const root = path.resolve(import.meta.dirname, '..');
/** The repository after `git clone` and `npm ci`: nothing is built. */
let clone: ReturnType<typeof makeCopyOfTree>;
let dataDir: string;
let npm: ChildProcess;
let said: string;
/** Far longer than a start takes on a busy machine. */
const patience = { timeout: 100_000 };

beforeAll(async () => {
  clone = makeCopyOfTree(root);
  // The database and the sandbox of root have users of their own, which must reach their files.
  await chmod(clone.folder, 0o755);
  const packages = path.join(clone.folder, 'node_modules');
  symlinkSync(path.join(root, 'node_modules/.bin'), path.join(packages, '.bin'));
  const lockfile = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  writeFileSync(path.join(packages, '.installed-lockfile'), lockfile.digest('hex'));
});
afterEach(() => {
  for (const pid of processes()) isSignalled(pid, 'SIGKILL');
});
afterAll(() => clone.remove());

/** Runs `npm start` with a new database, in a process group of its own as a terminal does. */
async function start(): Promise<void> {
  dataDir = mkdtempSync(path.join(clone.folder, 'data-'));
  await chmod(dataDir, 0o755);
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataDir, PORT: '0', PYTHON_WORKERS: '1' };
  npm = spawn('npm', ['start'], {
    cwd: clone.folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  said = '';
  npm.stdout?.on('data', (chunk) => (said += String(chunk)));
  npm.stderr?.on('data', (chunk) => (said += String(chunk)));
}

async function ready(): Promise<void> {
  await expect.poll(() => said, patience).toContain('is ready at');
}

/** Signals every process of the group, as a terminal or a supervisor does. */
function signalGroup(signal: NodeJS.Signals): void {
  process.kill(-(npm.pid ?? 0), signal);
}

/** False when the process is gone. */
function isSignalled(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Makes the next start build the web app. */
function removeBuild(): void {
  rmSync(path.join(clone.folder, 'apps/web/dist'), { recursive: true, force: true });
}

async function allEnded(): Promise<void> {
  await expect.poll(() => processes().map(commandOf), patience).toEqual([]);
}

/** Every process that works in the clone or names it: npm, the server, its sandbox, its database, a build. */
function processes(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => folderOf(pid).startsWith(clone.folder) || commandOf(pid).includes(clone.folder));
}

function folderOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

const isLinux = process.platform === 'linux';

describe.runIf(isLinux)('a stop leaves no process behind', () => {
  test('when a signal comes during the web build', async () => {
    removeBuild();
    await start();
    await expect.poll(() => said, patience).toContain('Building the web app');
    signalGroup('SIGINT');
    await allEnded();
  });

  test('when npm alone is signalled during the web build, which does not go on', async () => {
    removeBuild();
    await start();
    await expect.poll(() => said, patience).toContain('Building the web app');
    npm.kill('SIGTERM');
    await allEnded();
    expect(existsSync(path.join(clone.folder, 'apps/web/dist/index.html'))).toBe(false);
  });

  /** How far `npm start` is, by the files of its database. */
  const moments = { 'while the database is made': 'password', 'while it starts': 'data/postmaster.pid' };
  test.each(Object.entries(moments))('when a signal comes %s', async (_, file) => {
    await start();
    await expect.poll(() => existsSync(path.join(dataDir, 'database', file)), patience).toBe(true);
    signalGroup('SIGTERM');
    await allEnded();
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('when %s comes to an app that serves', async (signal) => {
    await start();
    await ready();
    signalGroup(signal);
    await allEnded();
  });

  test('when a signal comes to each process until it is gone', async () => {
    await start();
    await ready();
    const signalled = () => processes().filter((pid) => isSignalled(pid, 'SIGTERM'));
    await expect.poll(signalled, patience).toEqual([]);
  });
});

test.runIf(isLinux)('a second start of a fresh clone builds nothing', async () => {
  removeBuild();
  const isBuilt = [];
  for (let times = 0; times < 2; times++) {
    await start();
    await ready();
    isBuilt.push(said.includes('Building the web app'));
    signalGroup('SIGTERM');
    await allEnded();
  }
  expect(isBuilt).toEqual([true, false]);
});
