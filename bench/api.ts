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
  type ComparedCall,
  comparedCalls,
  type LearnersRequests,
  ourRequests,
  peerRequests,
  seedLearners,
} from './api-callers.ts';
import { type Load, load } from './api-load.ts';
import { median, printFigure } from './figures.ts';
import { processorSeconds } from './processor-time.ts';
import { startServer, stopGroup } from './server.ts';

const rounds = 5;
/** How many times the peer's answers per second. */
const aims: Readonly<Record<ComparedCall, number>> = { milestones: 6, progress: 4, answer: 4, login: 5 };

/** A server; all its processes have `mark` in their environment. */
type Measured = { name: 'ours' | 'peer'; mark: string; origin: string; requests: LearnersRequests };
type Run = Load & { cpuPerThousand: number };
type Runs = Record<Measured['name'], Run[]>;

const [peerScript, secondsOfRun = '3'] = process.argv.slice(2);
if (peerScript === undefined) throw new Error('Name the script that starts the peer.');
const ourPort = Number(process.env['PORT'] ?? 4610);
const peerPort = ourPort + 1;
const peerOrigin = `http://127.0.0.1:${peerPort}`;
const [ourMark, peerMark] = [crypto.randomUUID(), crypto.randomUUID()];
const folder = await mkdtemp(path.join(tmpdir(), 'python-learning-bench-'));
// Open to the unprivileged user that the database runs as when root runs the benchmarks.
await chmod(folder, 0o755);
const dataDir = path.join(folder, 'data');

const peer = spawn(peerScript, {
  detached: true,
  stdio: 'ignore',
  env: { ...process.env, BENCH_MARK: peerMark, BASELINE_PORT: String(peerPort) },
});
const settings = { BENCH_MARK: ourMark, TRUSTED_PROXIES: '1' };
const server = await startServer(dataDir, ourPort, settings, [process.execPath, 'apps/api/src/main.ts']);
try {
  await seedLearners(dataDir);
  const { origin } = server;
  const ours: Measured = { name: 'ours', mark: ourMark, origin, requests: await ourRequests(origin) };
  const requests = await peerRequests(peerOrigin);
  const theirs: Measured = { name: 'peer', mark: peerMark, origin: peerOrigin, requests };
  console.log(`\nthe api beside its peer: ${rounds} paired runs of ${secondsOfRun} s, load ${loadavg()[0]}`);
  for (const call of comparedCalls) print(call, await measure(call, ours, theirs));
} finally {
  await server.stop();
  await stopGroup(peer);
  await rm(folder, { recursive: true, force: true });
}

/** Measures both servers in turns, and the other one first in every second round. */
async function measure(call: ComparedCall, ours: Measured, theirs: Measured): Promise<Runs> {
  const runs: Runs = { ours: [], peer: [] };
  for (let round = 0; round < rounds; round += 1) {
    const turns = round % 2 === 0 ? [ours, theirs] : [theirs, ours];
    for (const one of turns) runs[one.name].push(await runOf(call, one));
  }
  return runs;
}

async function runOf(call: ComparedCall, { mark, origin, requests }: Measured): Promise<Run> {
  const before = processorSeconds(mark);
  const run = await load(origin, requests[call], Number(secondsOfRun), folder);
  return { ...run, cpuPerThousand: ((processorSeconds(mark) - before) / run.answers) * 1000 };
}

function print(call: ComparedCall, { ours, peer: theirs }: Runs): void {
  const of = (runs: readonly Run[], figure: keyof Run) => median(runs.map((run) => run[figure]));
  const both = (figure: keyof Run, digits: number) =>
    `${of(ours, figure).toFixed(digits)} / ${of(theirs, figure).toFixed(digits)}`;
  const times = ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? Number.NaN));
  const ratio = median(times);
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
