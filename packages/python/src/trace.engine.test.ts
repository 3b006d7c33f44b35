import { gzipSync } from 'node:zlib';
import { mostTraceSteps } from '@python-learning/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPythonEngine } from './pool/engine.ts';
import type { PythonEngine } from './types.ts';

let engine: PythonEngine;
beforeAll(async () => {
  engine = createPythonEngine({ workers: 1 });
  await engine.ready();
});
afterAll(() => engine.stop(0));

const traced = async (source: string, inputs: string[] = []) =>
  (await engine.trace({ owner: 'kavi', source, inputs, seed: 'seed' })).trace;

test('a line sets its names, and a condition shows its parts', async () => {
  const { steps, end } = await traced('i = 2\nif i < 3:\n  i += 1');
  expect(end).toBe('finished');
  expect(steps.map(({ ran, next }) => [ran, next])).toEqual([
    [null, 1],
    [1, 2],
    [2, 3],
    [3, null],
  ]);
  expect(steps[1]?.set).toEqual([[0, 'i', '2']]);
  expect(steps[2]?.condition).toEqual({ source: 'i < 3', value: true, parts: [{ source: 'i', value: '2' }] });
});

test('two names share one list, and a call has its frame', async () => {
  const { steps } = await traced('a = [1]\nb = a\ndef f(n):\n  return n + 1\nb.append(f(1))');
  expect(steps[2]?.set).toEqual([[0, 'b', { ref: 1 }]]);
  expect(steps.flatMap(({ called = [] }) => called)).toEqual([{ id: 1, name: 'f' }]);
  expect(steps.flatMap(({ returned = [] }) => returned)).toEqual([{ id: 1, value: '2' }]);
  expect(steps.at(-1)?.objects).toEqual({ 1: { kind: 'list', items: ['1', '2'], more: 0 } });
});

test('a call that ends has what its last line set and deleted, also where an error ended it', async () => {
  const ending = async (body: string) => (await traced(`def f(n, m=1):\n  ${body}\nf(5)`)).steps.at(-1);
  expect(await ending('n = n * 2')).toMatchObject({
    returned: [{ id: 1, value: 'None' }],
    set: [[1, 'n', '10']],
  });
  expect(await ending('if n: items = [n]')).toMatchObject({
    set: [[1, 'items', { ref: 1 }]],
    objects: { 1: {} },
  });
  expect(await ending('del m; n += 1')).toMatchObject({ set: [[1, 'n', '6']], gone: [[1, 'm']] });
  expect(await ending('n = 6; n / 0')).toMatchObject({ returned: [{ value: null }], set: [[1, 'n', '6']] });
  expect(await ending('return n')).not.toHaveProperty('set');
});

test('an object that is one too many for a step says nothing of its content, which is not followed', async () => {
  const { steps } = await traced('rows = [[[n] for n in range(7)] for _ in range(7)]\nrows[6][6][0] = 9');
  expect(steps[1]?.objects?.[1]).toMatchObject({ kind: 'list', items: [{}, {}, {}, {}, {}, '[…]', '[…]'] });
  expect(steps[2]).not.toHaveProperty('objects');
});

test('a long program keeps its beginning and the steps before its error, and stays small', async () => {
  const trace = await traced('t = 0\nfor i in range(500):\n  t += i\nprint(x)');
  expect(trace.steps).toHaveLength(mostTraceSteps);
  expect(trace).toMatchObject({ end: 'error', count: 1004 });
  expect(trace.lastSteps[0]?.whole?.frames).toHaveLength(1);
  expect(trace.lastSteps.at(-1)).toMatchObject({ ran: 4, next: null, raised: { type: 'NameError' } });
  expect(gzipSync(JSON.stringify({ ...trace, lastSteps: [] })).byteLength).toBeLessThan(12 * 1024);
});

test('a program that waits has shown its question', async () => {
  const { end, steps } = await traced("name = input('Your name? ')");
  expect([end, steps.at(-1)]).toEqual(['waiting', { ran: 1, next: null, printed: 'Your name? ' }]);
});

test('a program that cannot be read has one step, with its error', async () => {
  const { steps, end } = await traced('print(');
  expect([end, steps]).toMatchObject(['error', [{ next: null, raised: { type: 'SyntaxError' } }]]);
});

test('a program that draws has its drawing, and each step says how much of it is there', async () => {
  const code = 'from kolam import *\nfor side in range(2):\n  forward(50)\n  left(90)\nprint("done")';
  const { drawing, steps } = await traced(code);
  expect(drawing?.steps.map(({ kind, line }) => [kind, line])).toEqual([
    ['pen', 3],
    ['line', 3],
    ['turn', 4],
    ['line', 3],
    ['turn', 4],
  ]);
  expect(steps.flatMap(({ ran, drawn }) => (drawn === undefined ? [] : [[ran, drawn]]))).toEqual([
    [3, 2],
    [4, 3],
    [3, 4],
    [4, 5],
  ]);
  expect(await traced('print(1)')).not.toHaveProperty('drawing');
});

test('the last steps of a long program count its drawing from its beginning, and a line that did not end has what it drew', async () => {
  const long = await traced('from kolam import *\nfor n in range(300):\n  forward(1)');
  expect(long.lastSteps.at(-1)?.drawn ?? long.lastSteps.at(-2)?.drawn).toBe(301);
  const stopped = await traced('from kolam import *\nloop(20); loop(30); input()');
  expect(stopped).toMatchObject({ end: 'waiting', drawing: { steps: { length: 5 } } });
  expect(stopped.steps.at(-1)).toMatchObject({ ran: 2, drawn: 5 });
});
