/**
 * Prints the figures of the Python engine beside its peers, in one run on one machine: quote ratios, not single times.
 *
 *     node bench/engine/run.ts [runs]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createPythonEngine, type PythonEngine } from '../../packages/python/src/index.ts';
import { Engine } from '../../packages/python/src/pool/engine.ts';
import { SandboxProcess } from '../../packages/python/src/pool/sandbox-process.ts';
import { SnapshotFile } from '../../packages/python/src/pool/snapshot-file.ts';
import { printFigure, type Summary, summarize, timed } from '../figures.ts';
import { barePython, type Peer, works, wrappedPython } from './peers.ts';
import { type BenchProgram, hello, inputs, loop } from './programs.ts';
import { sandboxMegabytes } from './sandbox-memory.ts';

const runs = Number(process.argv[2] ?? 400);
const workers = availableParallelism();
const peerRuns = Math.max(40, runs / 5);
const turns = 5;
const concurrencies = [1, 4, 16];
const cpuAccuracyLimitMs = 1_000;
let lastOwner = 0;

console.log(`engine: ${workers} workers, load average before ${loadavg()[0]?.toFixed(1)}`);
await benchStart();
const engine = createPythonEngine({ workers });
await engine.ready();
try {
  await benchThroughput(engine);
  await benchLimits(engine);
} finally {
  await engine.stop();
}
await benchRecovery();
await benchMemory();

async function benchStart(): Promise<void> {
  console.log('\nstart of a sandbox process, until it can answer');
  const folder = mkdtempSync(path.join(tmpdir(), 'snapshots-'));
  try {
    for (const name of ['boots Python, makes a snapshot', 'wakes from the snapshot']) {
      const started = performance.now();
      const one = engineOn(new SnapshotFile(folder), 1);
      await one.ready();
      printFigure(name, ms(performance.now() - started));
      await one.stop(0);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function engineOn(snapshots: SnapshotFile, size: number): PythonEngine {
  return new Engine(
    { workers: size },
    (count, events) => new SandboxProcess({ workers: count, snapshots }, events),
  );
}

async function benchThroughput(ours: PythonEngine): Promise<void> {
  const wrapped = (await works(wrappedPython, hello)) ? wrappedPython : null;
  const bare = (await works(barePython, hello)) ? barePython : null;
  await timed(runs, 4, runner(ours, hello));
  for (const program of [hello, inputs]) {
    for (const concurrency of concurrencies) {
      console.log(`\n${program.name}, ${concurrency} at a time`);
      const [mine, withBare, withWrapped] = await inTurns(concurrency, [
        { count: runs, work: runner(ours, program) },
        bare && { count: peerRuns, work: () => bare.run(program) },
        wrapped && { count: peerRuns, work: () => wrapped.run(program) },
      ]);
      if (mine === undefined || mine === null) throw new Error('Nothing was measured.');
      printSummary('ours', mine);
      printPeer(barePython, mine, withBare ?? null, concurrency === 1 ? null : 4);
      printPeer(wrappedPython, mine, withWrapped ?? null, concurrency === 1 ? null : 7);
      if (withBare && concurrency === 4) {
        printFigure('our p95', ms(mine.p95), {
          text: `< ${ms(withBare.p95)}`,
          reached: mine.p95 < withBare.p95,
        });
      }
    }
  }
  await benchUnreadable(ours);
  await benchLoop(ours, bare);
}

/** Measures a program with a syntax error: searching for the intended word costs extra time. */
async function benchUnreadable(ours: PythonEngine): Promise<void> {
  console.log('\na line that Python cannot read, one at a time');
  const source = 'price = 40\ncount = 3\ntotal = price x count + 20\nprint(total)';
  const summary = await timed(Math.max(10, runs / 8), 1, async () => {
    const { shown } = await ours.run({ owner: 'bench', source, inputs: [], seed: 'bench' });
    if (shown.exception?.type !== 'SyntaxError') throw new Error('Python could read it.');
  });
  printSummary('ours', summary);
}

type Contender = { count: number; work: () => Promise<void> } | null;

/**
 * Runs the contenders in turns, a part of their runs each time, so that other load on the machine hits all of them
 * alike. The result is null for a contender that is null.
 */
async function inTurns(concurrency: number, contenders: readonly Contender[]): Promise<(Summary | null)[]> {
  const parts = contenders.map((): Timed[] => []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, contender] of contenders.entries()) {
      if (contender === null) continue;
      parts[index]?.push(await timedEach(Math.ceil(contender.count / turns), concurrency, contender.work));
    }
  }
  return parts.map((part) => {
    if (part.length === 0) return null;
    const elapsedMs = part.reduce((sum, one) => sum + one.elapsedMs, 0);
    return summarize(
      part.flatMap(({ durationsMs }) => durationsMs),
      elapsedMs,
    );
  });
}

type Timed = { durationsMs: number[]; elapsedMs: number };

async function timedEach(count: number, concurrency: number, work: () => Promise<void>): Promise<Timed> {
  const durationsMs: number[] = [];
  const from = performance.now();
  await timed(count, concurrency, async () => {
    const started = performance.now();
    await work();
    durationsMs.push(performance.now() - started);
  });
  return { durationsMs, elapsedMs: performance.now() - from };
}

async function benchLoop(ours: PythonEngine, bare: Peer | null): Promise<void> {
  console.log(`\n${loop.name}, one at a time`);
  const count = Math.max(5, Math.min(20, runs / 20));
  await timed(count, 1, runner(ours, loop));
  const mine = await timed(count, 1, runner(ours, loop));
  printSummary('ours', mine);
  if (bare === null) return;
  const theirs = await timed(count, 1, () => bare.run(loop));
  printSummary(bare.name, theirs);
  const ratio = mine.p50 / theirs.p50;
  printFigure('ours, as a multiple', ratio.toFixed(2), { text: '≤ 3', reached: ratio <= 3 });
}

function runner(ours: PythonEngine, program: BenchProgram): () => Promise<void> {
  return async () => {
    lastOwner += 1;
    const owner = `bench ${lastOwner}`;
    const { shown } = await ours.run({
      owner,
      source: program.source,
      inputs: program.inputs,
      seed: 'bench',
    });
    if (shown.stdout !== program.stdout) throw new Error(`${program.name} printed ${shown.stdout}`);
  };
}

function printPeer(peer: Peer, mine: Summary, theirs: Summary | null, aim: number | null): void {
  if (theirs === null) {
    printFigure(peer.name, 'not installed');
    return;
  }
  printSummary(peer.name, theirs);
  const ratio = mine.perSecond / theirs.perSecond;
  const verdict = aim === null ? undefined : { text: `≥ ${aim} times`, reached: ratio >= aim };
  printFigure(`ours beside ${peer.name}`, `${ratio.toFixed(1)} times`, verdict);
}

function printSummary(name: string, { p50, p95, perSecond }: Summary): void {
  printFigure(name, `${perSecond.toFixed(0)}/s p50 ${ms(p50)} p95 ${ms(p95)}`);
}

/** Measures how exactly the processor time limit stops an endless program. */
async function benchLimits(ours: PythonEngine): Promise<void> {
  console.log(`\nprocessor time of a program without end, limit ${cpuAccuracyLimitMs} ms`);
  const endless = {
    'while True: pass': 'while True: pass',
    'inside try, except: pass': 'while True:\n  try:\n    while True: pass\n  except: pass',
    'a generator': 'def f():\n  while True: yield 1\nsum(f())',
    'a regular expression': "import re\nre.match(r'(a+)+$', 'a' * 40 + 'b')",
    'sum(range(10 ** 10))': 'sum(range(10 ** 10))',
    'a sort with a bad key': 'def key(value):\n  while True: pass\n[2, 1].sort(key=key)',
  };
  for (const [name, source] of Object.entries(endless)) {
    const limits = { caseCpuMs: cpuAccuracyLimitMs };
    const { shown } = await ours.run({ owner: 'bench', source, inputs: [], seed: 'bench', limits });
    const over = shown.cpuMs / cpuAccuracyLimitMs - 1;
    printFigure(name, `${(over * 100).toFixed(1)} % over`, {
      text: '± 10 %',
      reached: Math.abs(over) <= 0.1,
    });
  }
}

/** Measures the next answer after a thread was terminated, with one worker and its spare. */
async function benchRecovery(): Promise<void> {
  console.log('\nafter a program that had to be ended with its thread');
  const ours = createPythonEngine({ workers: 1 });
  await ours.ready();
  await timed(50, 1, runner(ours, hello));
  const waits: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const limits = { caseCpuMs: 100 };
    await ours.run({ owner: 'bench', source: 'sum(range(10 ** 12))', inputs: [], seed: 'bench', limits });
    const ended = performance.now();
    await runner(ours, hello)();
    waits.push(performance.now() - ended);
  }
  await ours.stop();
  const { p50, p95 } = summarize(waits, 1);
  printFigure('the next honest answer: p50', ms(p50), { text: '≤ 50 ms', reached: p50 <= 50 });
  printFigure('the next honest answer: worst', ms(p95));
}

async function benchMemory(): Promise<void> {
  console.log('\nresident memory of the sandbox process, after 200 runs');
  const used: number[] = [];
  for (const size of [1, 3]) {
    const ours = createPythonEngine({ workers: size });
    await ours.ready();
    await timed(200, 2 * size, runner(ours, hello));
    const megabytes = sandboxMegabytes();
    await ours.stop();
    if (megabytes === null) return printFigure('memory', 'no /proc here');
    used.push(megabytes);
    printFigure(`${size} workers and a spare`, `${megabytes.toFixed(0)} MB`);
  }
  const [one = 0, three = 0] = used;
  const each = (three - one) / 2;
  printFigure('each extra worker', `${each.toFixed(0)} MB`, { text: '≤ 90 MB', reached: each <= 90 });
}

function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}
