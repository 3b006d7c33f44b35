import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { temporaryFolder } from '@python-learning/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../bench/client.ts';

const dataDir = temporaryFolder('several-processes');
const main = path.resolve(import.meta.dirname, '../apps/api/src/main.ts');
/** Far longer than a start takes on a busy machine. */
const patience = { timeout: 100_000 };
const whole = { timeout: 120_000 };

let port: number;
let metricsPort: number;
let app: ChildProcess;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function start(folder: string): ChildProcess {
  const { PATH = '' } = process.env;
  const settings = { DATA_DIR: folder, PORT: String(port), METRICS_PORT: String(metricsPort) };
  const env = { PATH, ...settings, API_PROCESSES: '2', PYTHON_WORKERS: '1', LOG_LEVEL: 'fatal' };
  return spawn(process.execPath, [main], { env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
}

/** Everything that a process says until it ends, and its exit code. */
async function untilEnd(child: ChildProcess): Promise<{ code: number | null; fault: string }> {
  let fault = '';
  child.stderr?.on('data', (chunk) => (fault += String(chunk)));
  const [code] = await once(child, 'exit');
  return { code, fault: fault.trim() };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Ids of the living processes that the supervisor started and whose command contains `part`. */
function childrenWith(part: string): number[] {
  return readdirSync('/proc')
    .filter((name) => textOf(`/proc/${name}/status`).includes(`PPid:\t${app.pid}\n`))
    .filter((name) => textOf(`/proc/${name}/cmdline`).includes(part))
    .map(Number);
}

const apiProcesses = (): number[] => childrenWith('src/main.ts');

/** True for a process whose command can be read: one that has ended has none. */
function isAlive(pid: number): boolean {
  return textOf(`/proc/${pid}/cmdline`) !== '';
}

/** Connections to the port that a process has open. */
function connectionsOf(pid: number): number {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const established = /^\s*\d+: \S+:(\w+) \S+ 01 (?:\S+ ){5}(\d+)/;
  const inodes = textOf('/proc/net/tcp')
    .split('\n')
    .map((line) => established.exec(line.replaceAll(/ +/g, ' ')))
    .filter((row) => row?.[1] === hexPort)
    .map((row) => `socket:[${row?.[2]}]`);
  const open = readdirSync(`/proc/${pid}/fd`).map((fd) => linkOf(`/proc/${pid}/fd/${fd}`));
  return open.filter((file) => inodes.includes(file)).length;
}

function linkOf(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}

/** Asks on a connection of its own, which stays open. */
async function askOn(address: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
  await once(socket, 'data');
  return socket;
}

async function figure(line: RegExp): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(line.exec(text)?.[1] ?? 'NaN');
}

async function twoServe(): Promise<number[]> {
  const sources = /^database_pool_connections\{state="open"\} (\d+)$/m;
  await expect.poll(apiProcesses, patience).toHaveLength(2);
  await expect.poll(() => figure(sources), patience).toBeGreaterThan(0);
  return apiProcesses();
}

/** What a visitor's program gives; empty while nobody answers. */
async function runProgram(): Promise<string> {
  const client = new Client(`http://127.0.0.1:${port}`);
  try {
    await client.send('GET', '/api/auth/user/');
    const answer = await client.send('POST', '/api/learn/visitor/run/', { code: 'print("vanakkam")' });
    return await answer.text();
  } catch {
    return '';
  }
}

describe.runIf(process.platform === 'linux')('two api processes behind one port', () => {
  beforeAll(async () => {
    // The database of root has a user of its own.
    await chmod(dataDir, 0o755);
    [port, metricsPort] = [await freePort(), await freePort()];
    app = start(dataDir);
  });
  afterAll(() => {
    app.kill('SIGKILL');
  });

  test('both answer, and the metrics tell what both counted', whole, async () => {
    const pids = await twoServe();
    const sockets: Socket[] = [];
    const isEach = () => pids.every((pid) => connectionsOf(pid) > 0);
    await expect
      .poll(async () => {
        sockets.push(await askOn('/healthz'));
        return isEach();
      }, patience)
      .toBe(true);
    const asked = /^http_request_duration_seconds_count\{.*route="\/healthz".*\} (\d+)$/m;
    expect(await figure(asked)).toBe(sockets.length);
    for (const socket of sockets) socket.destroy();
  });

  test('what the database tells is read once', whole, async () => {
    expect(await figure(/^metrics_source_up\{source="mail"\} (\d+)$/m)).toBe(1);
  });

  test('a second start on the same port ends with one sentence', whole, async () => {
    const other = path.join(dataDir, 'other');
    await mkdir(other, { mode: 0o755 });
    expect(await untilEnd(start(other))).toEqual({
      code: 1,
      fault: `Port ${port} is in use by another program: stop it, or choose another, such as PORT=3001.`,
    });
  });

  test('when both are killed, both are replaced, and a learner can run programs again', whole, async () => {
    const killed = await twoServe();
    for (const pid of killed) process.kill(pid, 'SIGKILL');
    const others = () => apiProcesses().filter((pid) => !killed.includes(pid));
    await expect.poll(others, patience).toHaveLength(2);
    await expect.poll(runProgram, { ...patience, interval: 1_000 }).toContain('vanakkam');
    expect(await figure(/^api_process_restarts_total (\d+)$/m)).toBe(2);
  });

  test('a killed supervisor leaves no api process and no sandbox', whole, async () => {
    const pids = [...(await twoServe()), ...childrenWith('worker/process.ts')];
    expect(pids).toHaveLength(3);
    app.kill('SIGKILL');
    await expect.poll(() => pids.filter(isAlive), patience).toEqual([]);
  });

  test('a stop ends all of them in order', whole, async () => {
    app = start(dataDir);
    const pids = await twoServe();
    const end = untilEnd(app);
    app.kill('SIGTERM');
    expect(await end).toEqual({ code: 0, fault: '' });
    expect(pids.filter(isAlive)).toEqual([]);
  });
});
