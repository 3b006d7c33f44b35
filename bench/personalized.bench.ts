import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Difficulty, difficulties, type ProofRun, writeExercise } from '@python-learning/exercises';
import { createPythonEngine } from '@python-learning/python';
import { Client } from './client.ts';
import { printFigure, type Summary, timed } from './figures.ts';

/** Exercises of each difficulty. Their sum stays below a learner's daily allowance. */
const perDifficulty = 16;
const exercises = '/api/learn/personalized-exercises/';

/**
 * Measures a personalized exercise from a template, proof and storage included, beside the peer: the programs of the
 * same proof, each run by a new bare `python3`.
 */
export async function benchPersonalized(origin: string): Promise<void> {
  console.log(`\npersonalized exercises: ${perDifficulty} of each difficulty, one after the other`);
  const client = new Client(origin);
  await client.login('graduate@demo.test', 'learn-python-1');
  const all: number[] = [];
  for (const difficulty of difficulties) {
    const { p50, p95 } = await timed(perDifficulty, 1, () => generate(client, difficulty));
    all.push(p95);
    printFigure(`${difficulty}: p50, p95`, `${ms(p50)}, ${ms(p95)}`);
    const python = await pythonProof(difficulty).catch(() => null);
    if (python === null) continue;
    printFigure(`ratio python3 for the same proof / ours, ${difficulty}`, (python.p50 / p50).toFixed(2));
  }
  const slowest = Math.max(...all);
  printFigure('slowest p95', ms(slowest), { text: '≤ 300 ms', reached: slowest <= 300 });
}

const ms = (value: Summary['p50']) => `${value.toFixed(0)} ms`;

async function generate(client: Client, difficulty: Difficulty): Promise<void> {
  const response = await client.send('POST', exercises, { difficulty });
  if (!response.ok) throw new Error(`generation answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

/** Measures how long `python3` takes for the runs of a few proofs. */
async function pythonProof(difficulty: Difficulty): Promise<Summary> {
  const proofs = await programsOfProofs(difficulty, 5);
  let next = 0;
  return timed(proofs.length, 1, async () => {
    const runs = proofs[next] ?? [];
    next += 1;
    for (const { source, inputs } of runs) await runPython(source, inputs);
  });
}

type Program = { source: string; inputs: readonly string[] };

async function programsOfProofs(difficulty: Difficulty, count: number): Promise<Program[][]> {
  const engine = createPythonEngine({ workers: 1 });
  await engine.ready();
  const proofs: Program[][] = [];
  for (let number = 0; number < count; number += 1) {
    const programs: Program[] = [];
    await writeExercise({ difficulty, seed: `bench/${number}` }, (run) => {
      programs.push(...programsOf(run));
      return engine.run({ owner: 'bench', ...run });
    });
    proofs.push(programs);
  }
  await engine.stop();
  return proofs;
}

/** Returns the program of the shown run, and one for each case. */
function programsOf({ source, inputs, cases }: ProofRun): Program[] {
  return [{ source, inputs }, ...cases.map((one) => ({ source, inputs: one.inputs ?? [] }))];
}

/** Runs a program and ignores its exit status: a proof includes false solutions. */
async function runPython(source: string, inputs: readonly string[]): Promise<void> {
  const child = spawn('python3', ['-I', '-S', '-c', source], { stdio: ['pipe', 'ignore', 'ignore'] });
  // A program that reads no input may exit before it is written.
  child.stdin.on('error', () => undefined);
  child.stdin.end(inputs.map((line) => `${line}\n`).join(''));
  await once(child, 'close');
}
