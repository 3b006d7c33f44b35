import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { chmod } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeCopyOfTree } from './promises/copy-of-tree.ts';

const root = path.resolve(import.meta.dirname, '..');
/** The repository after `git clone` and `npm ci`: nothing is built. */
let clone: ReturnType<typeof makeCopyOfTree>;
/** A folder for the data of every start that does not have one of its own. */
let sharedData: string;
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
  sharedData = await newDataFolder();
});
afterEach(() => {
  for (const pid of processes()) isSignalled(pid, 'SIGKILL');
});
afterAll(() => clone.remove());

async function newDataFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(clone.folder, 'data-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Runs `npm start` in a process group of its own as a terminal does. */
async function start({ port = 0, dataDir = sharedData } = {}): Promise<void> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataDir, PORT: String(port), PYTHON_WORKERS: '1' };
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

/** Makes the next start build the web app and the server. */
function removeBuild(): void {
  for (const part of ['apps/web/dist', 'apps/api/dist'])
    rmSync(path.join(clone.folder, part), { recursive: true, force: true });
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
    const dataDir = await newDataFolder();
    await start({ dataDir });
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

test.runIf(isLinux)(
  'a second start of a fresh clone builds nothing, and a changed source its part',
  async () => {
    removeBuild();
    const built = [];
    for (let times = 0; times < 3; times++) {
      if (times === 2) appendFileSync(path.join(clone.folder, 'apps/api/src/main.ts'), '\n');
      await start();
      await ready();
      built.push([...said.matchAll(/Building the (.*)/g)].map(([, part]) => part));
      signalGroup('SIGTERM');
      await allEnded();
    }
    expect(built).toEqual([['web app', 'server'], [], ['server']]);
  },
);

test.runIf(isLinux)(
  'the built server answers from the files of the source tree, in JavaScript alone',
  async () => {
    const port = await freePort();
    await start({ port });
    await ready();
    const origin = `http://localhost:${port}`;
    const send = async (address: string, body?: object) => {
      const answered = await fetch(`${origin}${address}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body), headers: await provenHeaders(origin) }),
      });
      return { status: answered.status, text: await answered.text() };
    };
    expect(await send('/healthz')).toMatchObject({ status: 200 });
    expect((await send('/')).text).toContain('<html');
    const run = await send('/api/learn/visitor/run/', { code: 'print(6 * 7)' });
    expect(run).toEqual({ status: 200, text: expect.stringContaining('42') });
    const learner = { username: 'nila', email: 'nila@example.test', password: 'a-wide-river-7' };
    expect(await send('/api/auth/register/', learner)).toMatchObject({ status: 201 });
    await expect.poll(async () => (await send('/api/dev/mailbox/')).text, patience).toContain(learner.email);

    const sandbox = processes()
      .map(commandOf)
      .find((command) => command.includes('--permission'));
    expect(sandbox).toContain('packages/python/dist/sandbox-process.js');
    expect(missingAddresses()).toEqual([]);
    signalGroup('SIGTERM');
    await allEnded();
  },
);

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Cookies and token of a browser that has called before. */
async function provenHeaders(origin: string): Promise<Record<string, string>> {
  const { headers } = await fetch(`${origin}/api/auth/user/`);
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const token = /csrftoken=([^;]+)/.exec(cookie)?.[1] ?? '';
  return { 'content-type': 'application/json', 'x-csrftoken': token, cookie };
}

/** Addresses in the built files at which there is nothing. */
function missingAddresses(): string[] {
  const files = globSync('{apps/api,packages/python}/dist/*.js', { cwd: clone.folder });
  expect(files.length).toBeGreaterThan(4);
  return files.flatMap((file) => {
    const built = pathToFileURL(path.join(clone.folder, file));
    const addresses = readFileSync(built, 'utf8').matchAll(/new URL\("([^"]+)", import\.meta\.url\)/g);
    return [...addresses].flatMap(([, address = '']) =>
      existsSync(new URL(address, built)) ? [] : [address],
    );
  });
}
