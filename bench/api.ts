/**
 * Compares calls of the api with those of a peer that is measured in turns with it: answers per second, the slowest of a
 * hundred, processor time. The peer is an app with the same four calls, whose script starts it on `BASELINE_PORT`:
 *
 *     node bench/api.ts <script of the peer> [seconds of a run]
 *
 * Needs `wrk`. The machine must be idle.
 */
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import {
  findRunningEmbedded,
  openDatabase,
  seedLearner,
  systemClock,
  systemRandomness,
} from '@python-learning/api';
import { loadCurriculum } from '@python-learning/curriculum';
import { type Load, type LoadRequest, load } from './api-load.ts';
import { printFigure } from './figures.ts';
import { processorSeconds } from './processor-time.ts';
import { startServer, stopGroup } from './server.ts';

const rounds = 5;
const learners = 400;
const ourPort = Number(process.env['PORT'] ?? 4610);
const peerPort = ourPort + 1;
const peerPassword = process.env['BASELINE_PASSWORD'] ?? 'learner-pass-1';
const ourPassword = 'kolam-dots-15';
const calls = ['milestones', 'progress', 'answer', 'login'] as const;
/** How many times the peer's answers per second. The login comes last: it ends sessions. */
const aims: Readonly<Record<CallName, number>> = { milestones: 6, progress: 4, answer: 4, login: 5 };

type CallName = (typeof calls)[number];
type Requests = Readonly<Record<CallName, readonly LoadRequest[]>>;
type Measured = { name: 'ours' | 'peer'; mark: string; origin: string; requests: Requests };
type Run = Load & { cpuPerThousand: number };

const [peerScript, secondsOfRun = '3'] = process.argv.slice(2);
if (peerScript === undefined) throw new Error('Name the script that starts the peer.');
const folder = await mkdtemp(path.join(tmpdir(), 'python-learning-bench-'));
// Open to the unprivileged user that the database runs as when root runs the benchmarks.
await chmod(folder, 0o755);
const ourMark = `BENCH_OF=${crypto.randomUUID()}`;
const peerMark = `BENCH_OF=${crypto.randomUUID()}`;

const peer = startPeer(peerScript);
const server = await startServer(
  path.join(folder, 'data'),
  ourPort,
  { BENCH_OF: ourMark.slice('BENCH_OF='.length), TRUSTED_PROXIES: '1', LOG_LEVEL: 'warn' },
  [process.execPath, 'apps/api/src/main.ts'],
);
try {
  await seedOurs(path.join(folder, 'data'));
  const ours: Measured = {
    name: 'ours',
    mark: ourMark,
    origin: server.origin,
    requests: await ourRequests(),
  };
  const theirs: Measured = {
    name: 'peer',
    mark: peerMark,
    origin: peerOrigin(),
    requests: await peerRequests(),
  };
  console.log(
    `\nthe api beside its peer, ${rounds} paired runs of ${secondsOfRun} s; load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const call of calls) print(call, await measure(call, ours, theirs));
} finally {
  await server.stop();
  await stopGroup(peer);
  await rm(folder, { recursive: true, force: true });
}

/** Measures both servers in turns, and the other one first in every second round. */
async function measure(
  call: CallName,
  ours: Measured,
  theirs: Measured,
): Promise<Record<'ours' | 'peer', Run[]>> {
  const runs: Record<'ours' | 'peer', Run[]> = { ours: [], peer: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const one of round % 2 === 0 ? [ours, theirs] : [theirs, ours])
      runs[one.name].push(await runOf(call, one));
  }
  return runs;
}

async function runOf(call: CallName, { mark, origin, requests }: Measured): Promise<Run> {
  const before = processorSeconds(mark);
  const run = await load(origin, requests[call], Number(secondsOfRun), folder);
  return { ...run, cpuPerThousand: ((processorSeconds(mark) - before) / run.answers) * 1000 };
}

function print(call: CallName, { ours, peer: theirs }: Record<'ours' | 'peer', Run[]>): void {
  const of = (runs: readonly Run[], figure: keyof Run) => median(runs.map((run) => run[figure]));
  const ratio = median(
    ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? Number.NaN)),
  );
  const both = (figure: keyof Run, digits: number) =>
    `${of(ours, figure).toFixed(digits)} / ${of(theirs, figure).toFixed(digits)}`;
  const aim = aims[call];
  printFigure(`${call}: times the answers of the peer`, `${ratio.toFixed(1)} ×`, {
    text: `≥ ${aim} ×`,
    reached: ratio >= aim,
  });
  printFigure(`${call}: answers per second, ours / peer`, both('perSecond', 0));
  printFigure(`${call}: 99 of 100 within, ours / peer`, `${both('p99Ms', 0)} ms`, {
    text: 'below the peer',
    reached: of(ours, 'p99Ms') < of(theirs, 'p99Ms'),
  });
  printFigure(`${call}: processor time for 1,000, ours / peer`, `${both('cpuPerThousand', 2)} s`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function startPeer(script: string) {
  const settings = { BENCH_OF: peerMark.slice('BENCH_OF='.length), BASELINE_PORT: String(peerPort) };
  return spawn(script, { detached: true, stdio: 'ignore', env: { ...process.env, ...settings } });
}

function peerOrigin(): string {
  return `http://127.0.0.1:${peerPort}`;
}

async function seedOurs(dataDir: string): Promise<void> {
  const db = openDatabase(findRunningEmbedded(dataDir), { maxConnections: 2 });
  const deps = { db, clock: systemClock, randomness: systemRandomness };
  for (let number = 1; number <= learners; number += 1) {
    const account = { username: `bench${number}`, email: emailOf(number), password: ourPassword };
    await seedLearner(deps, { ...account, language: 'en' });
  }
  await db.destroy();
}

function emailOf(number: number): string {
  return `learner${number}@example.test`;
}

/** An address of its own for each learner, as many homes have. */
function addressOf(number: number): string {
  return `10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`;
}

async function ourRequests(): Promise<Requests> {
  const mcq = loadCurriculum().milestones[0]?.mcqs[0];
  const everyone = Array.from({ length: learners }, (_, index) => index + 1);
  const visitors = new Map<number, Record<string, string>>();
  const logins = new Map<number, Record<string, string>>();
  for (const number of everyone) {
    const from = { 'x-forwarded-for': addressOf(number), 'content-type': 'application/json' };
    const visitor = await cookiesAfter(server.origin, '/api/auth/user/', from);
    visitors.set(number, { ...from, ...visitor });
    const credentials = { email: emailOf(number), password: ourPassword };
    const session = await cookiesAfter(
      server.origin,
      '/api/auth/login/',
      { ...from, ...visitor },
      credentials,
    );
    const page = await cookiesAfter(server.origin, '/api/auth/user/', { ...from, ...session });
    logins.set(number, { ...from, ...session, ...page });
  }
  const by = (who: Map<number, Record<string, string>>, address: string, body?: (number: number) => object) =>
    everyone.map((number) => ({
      path: `/api${address}`,
      headers: who.get(number) ?? {},
      ...(body === undefined ? {} : { body: JSON.stringify(body(number)) }),
    }));
  return {
    milestones: by(logins, '/learn/milestones/'),
    progress: by(logins, '/learn/progress/'),
    answer: by(logins, `/learn/mcq-questions/${mcq?.id}/submit/`, () => ({ selected_option: mcq?.right })),
    login: by(visitors, '/auth/login/', (number) => ({ email: emailOf(number), password: ourPassword })),
  };
}

async function peerRequests(): Promise<Requests> {
  await answering(`${peerOrigin()}/learn/milestones/`);
  const json = { 'content-type': 'application/json' };
  const everyone = Array.from({ length: learners }, (_, index) => index + 1);
  const credentials = (number: number) => ({ email: emailOf(number), password: peerPassword });
  const logins: Record<string, string>[] = [];
  for (const number of everyone) {
    logins.push({
      ...json,
      ...(await cookiesAfter(peerOrigin(), '/auth/login/', json, credentials(number))),
    });
  }
  const all = (address: string, body?: object) =>
    logins.map((headers) => ({
      path: address,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }));
  return {
    milestones: all('/learn/milestones/'),
    progress: all('/learn/progress/'),
    answer: all('/learn/mcq-questions/3/submit/', { selected_option: 'C' }),
    login: everyone.map((number) => ({
      path: '/auth/login/',
      headers: json,
      body: JSON.stringify(credentials(number)),
    })),
  };
}

/** Waits until the address answers. */
async function answering(address: string): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`Nothing answers at ${address}.`);
}

/** Makes one call and returns the headers of the next: the cookies, and the CSRF token among them. */
async function cookiesAfter(
  origin: string,
  address: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
): Promise<Record<string, string>> {
  const response = await fetch(origin + address, {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const known = new Map(
    (headers['cookie'] ?? '').split('; ').flatMap((pair) => (pair === '' ? [] : [split(pair)])),
  );
  for (const line of response.headers.getSetCookie()) known.set(...split(line.split(';')[0] ?? ''));
  const cookie = [...known].map(([name, value]) => `${name}=${value}`).join('; ');
  return { cookie, 'x-csrftoken': known.get('csrftoken') ?? '' };
}

function split(pair: string): [name: string, value: string] {
  const equals = pair.indexOf('=');
  return [pair.slice(0, equals), pair.slice(equals + 1)];
}
