/**
 * Runs programs in a row and watches memory and answers: `node bench/engine/soak.ts [runs]`. Every tenth program tries
 * to leave something behind; every 5,000th is endless, and its thread is terminated.
 */
import { createPythonEngine, type PythonEngine } from '../../packages/python/src/index.ts';
import { printFigure } from '../figures.ts';
import { sandboxMegabytes } from './sandbox-memory.ts';

const runs = Number(process.argv[2] ?? 100_000);
const workers = 2;
const callers = 4;
const reports = 20;
/** Share of runs left out: memory grows while V8 compiles, and must be stable afterwards. */
const warmUpShare = 0.2;

const traces = [
  "import builtins\nbuiltins.print = None\nbuiltins.trace = 'x' * 1_000_000",
  "open('trace.txt', 'w').write('trace' * 10_000)",
  'import json\njson.dumps = None\nx = [bytearray(50_000) for i in range(200)]',
  "import os\nos.system('true')",
  'x = []\nwhile True: x.append(bytearray(1_000_000))',
  'def f(): f()\nf()',
  "print('x' * 500_000)",
];

const engine = createPythonEngine({ workers });
await engine.ready();
const memory: { done: number; megabytes: number }[] = [];
let begun = 0;
let done = 0;
let wrong = 0;
const started = performance.now();
try {
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(engine, `soak ${caller}`)));
} finally {
  await engine.stop();
}
report();

async function call(ours: PythonEngine, owner: string): Promise<void> {
  while (begun < runs) {
    begun += 1;
    const number = begun;
    await (number % 10 === 0 ? leaveTrace(ours, owner, number) : runHonest(ours, owner, number));
    done += 1;
    if (done % Math.ceil(runs / reports) === 0) note();
  }
}

async function runHonest(ours: PythonEngine, owner: string, number: number): Promise<void> {
  const source = `import os, builtins\nn = int(input())\nprint(n * 2, os.listdir('.'), hasattr(builtins, 'trace'))`;
  const { shown } = await ours.run({ owner, source, inputs: [String(number)], seed: 'soak' });
  if (shown.stdout === `${number * 2} [] False\n`) return;
  wrong += 1;
  console.log(`run ${number} answered ${shown.kind} ${JSON.stringify(shown.stdout)}`);
}

async function leaveTrace(ours: PythonEngine, owner: string, number: number): Promise<void> {
  const isEndless = number % 5_000 === 0;
  const source = isEndless ? 'sum(range(10 ** 12))' : (traces[(number / 10) % traces.length] ?? '');
  const limits = { caseCpuMs: isEndless ? 100 : 2_000 };
  await ours.run({ owner, source, inputs: [], seed: 'soak', limits });
}

function note(): void {
  const megabytes = sandboxMegabytes();
  const perSecond = (done / (performance.now() - started)) * 1000;
  if (megabytes !== null) memory.push({ done, megabytes });
  console.log(`${done} runs, ${perSecond.toFixed(0)}/s, ${megabytes?.toFixed(0) ?? '?'} MB, ${wrong} wrong`);
}

function report(): void {
  const settled = memory.filter((one) => one.done > runs * warmUpShare);
  const first = average(settled.slice(0, Math.ceil(settled.length / 2)).map(({ megabytes }) => megabytes));
  const last = average(settled.slice(Math.ceil(settled.length / 2)).map(({ megabytes }) => megabytes));
  const change = (last / first - 1) * 100;
  printFigure('wrong answers', String(wrong), { text: '0', reached: wrong === 0 });
  if (settled.length >= 2) {
    const verdict = { text: '± 5 %', reached: Math.abs(change) <= 5 };
    printFigure('memory, second half beside the first', `${change.toFixed(1)} %`, verdict);
  }
  if (wrong > 0) process.exitCode = 1;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
