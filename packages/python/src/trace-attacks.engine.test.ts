import { mostTraceSteps, type Trace } from '@python-learning/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureProgram, readPrograms } from '../conformance/programs.ts';
import { createPythonEngine } from './pool/engine.ts';
import { isTrace } from './pool/trace-schema.ts';
import type { PythonEngine } from './types.ts';

const { traced = [] } = readPrograms('hostile');

let engine: PythonEngine;
beforeAll(async () => {
  engine = createPythonEngine({ workers: 1 });
  await engine.ready();
});
afterAll(() => engine.stop(0));

const requestOf = ({ source, note }: Pick<FixtureProgram, 'source' | 'note'>) => ({
  owner: 'kavi',
  source,
  inputs: [],
  inputsAreComplete: true,
  seed: 'seed',
  limits: { caseCpuMs: note === 'time-limit' ? 80 : 10_000, submissionCpuMs: 20_000 },
});

const endOf = ({ note }: FixtureProgram) => {
  if (note.endsWith('limit')) return 'stopped';
  return note === 'finished' ? 'finished' : 'error';
};

const outputOf = ({ steps }: Trace) => steps.map(({ printed = '' }) => printed).join('');

/** A program may write its own steps; then they say what it wants. */
const isForger = ({ source }: FixtureProgram) => source.includes('os.write(1000');

test('there are fifty programs against the recorder of steps', () => {
  expect(traced.length).toBeGreaterThan(50);
});

test('a hostile program gets a trace in its shape, and the next program gets a true one', {
  timeout: 240_000,
}, async () => {
  const wrong: string[] = [];
  for (const program of traced) {
    const { trace } = await engine.trace(requestOf(program));
    if (!isTrace(trace)) wrong.push(`${program.name}: no trace`);
    if (trace.end !== endOf(program) && !isForger(program)) {
      wrong.push(`${program.name}: ${trace.end} instead of ${program.note}`);
    }
    const honest = (await engine.trace(requestOf({ source: 'x = [1]\nx.append(2)', note: '' }))).trace;
    if (honest.steps.at(-1)?.objects?.[1] === undefined) wrong.push(`${program.name}: the next trace`);
  }
  expect(wrong).toEqual([]);
});

test('a program prints the same with and without the recorder', { timeout: 240_000 }, async () => {
  const wrong: string[] = [];
  for (const program of traced.filter((one) => !isForger(one) && !one.note.endsWith('limit'))) {
    const { trace } = await engine.trace(requestOf(program));
    const { shown } = await engine.run(requestOf(program));
    const all = trace.count <= mostTraceSteps ? shown.stdout : shown.stdout.slice(0, outputOf(trace).length);
    if (outputOf(trace) !== all) wrong.push(`${program.name}: ${outputOf(trace)} instead of ${shown.stdout}`);
  }
  expect(wrong).toEqual([]);
});
