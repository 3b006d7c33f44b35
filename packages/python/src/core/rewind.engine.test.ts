import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { heapComparer } from '../../conformance/heap-difference.ts';
import { readPrograms } from '../../conformance/programs.ts';
import {
  optionsHere,
  runHere,
  runStepHere,
  type Started,
  startHere,
  stepHere,
} from '../../conformance/start-here.ts';
import { resolveLimits, walls } from '../limits.ts';
import type { EngineOutcome } from '../types.ts';
import { wakeInterpreter } from './boot.ts';

const probe = readFileSync(new URL('../../conformance/probe.py', import.meta.url), 'utf8');
/** Leaves out programs inside one long call: only ending their thread stops them, and here that is the test's own. */
const traces = Object.entries(readPrograms('traces')).map(
  ([group, programs]) => [group, programs.filter(({ note }) => note !== 'unstoppable')] as const,
);
/** Programs that break the interpreter may write anywhere in its memory. */
const { native = [], forgeries = [], explanations = [], answers = [] } = readPrograms('hostile');
const attacks = Object.entries({ native, forgeries, explanations, answers });

let started: Started;

/** Outcome of the probe in an interpreter that has run nothing else since it was booted. */
let expected: EngineOutcome;

beforeAll(async () => {
  started = await startHere();
  expected = runHere(started.interpreter, started.image, probe);
}, 120_000);

describe('the rewind', { timeout: 120_000 }, () => {
  it('has two hundred programs to clean up after', () => {
    expect(traces.flatMap(([, programs]) => programs).length).toBeGreaterThanOrEqual(200);
  });

  it('has a probe that gets through, and finds a woken interpreter as it finds a booted one', () => {
    const { distribution, image } = started;
    expect(expected).toMatchObject({ kind: 'finished', exception: null });
    const woken = runHere(wakeInterpreter(distribution, image, optionsHere()), image, probe);
    expect(woken.stdout).toBe(expected.stdout);
  });

  it.each([...traces, ...attacks])(
    'leaves nothing of a program in the heap, nor anything to be seen: %s',
    (_, programs) => {
      const { distribution, image } = started;
      let used = wakeInterpreter(distribution, image, optionsHere());
      const isClean = heapComparer(image.heap);
      const seen: string[] = [];
      for (const { name, source } of programs) {
        runHere(used, image, source, 100);
        used.rewind(image.heap);
        if (!isClean(used.memory)) seen.push(`${name}: the heap differs`);
        const { stdout } = runHere(used, image, probe);
        if (stdout !== expected.stdout) seen.push(`${name}: ${difference(expected.stdout, stdout)}`);
        used.rewind(image.heap);
        // Workers, too, discard an interpreter whose memory grew too much.
        if (used.memory.byteLength > image.heap.heapBytes + walls.keptGrowthBytes) {
          used = wakeInterpreter(distribution, image, optionsHere());
        }
      }
      expect(seen).toEqual([]);
    },
  );

  it('keeps the memory that a run added, and shows the next one none of it', () => {
    const { distribution, image } = started;
    const interpreter = wakeInterpreter(distribution, image, optionsHere());
    const { memory } = interpreter;
    const isClean = heapComparer(image.heap);
    const large = 'x = bytearray(b"x") * (60 * 2**20)\nprint(len(x))';
    expect(runHere(interpreter, image, large)).toMatchObject({ kind: 'finished', stdout: '62914560\n' });
    const grown = memory.byteLength;
    expect(grown).toBeGreaterThan(image.heap.heapBytes + 50 * 2 ** 20);

    interpreter.rewind(image.heap);
    expect(memory.byteLength).toBe(grown);
    expect(memory.seenBytes).toBe(image.heap.heapBytes);
    expect(isClean(memory)).toBe(true);
    expect(runHere(interpreter, image, probe).stdout).toBe(expected.stdout);

    interpreter.rewind(image.heap);
    const limits = resolveLimits({ heapGrowthBytes: 16 * 2 ** 20 });
    expect(runStepHere(interpreter, image, { ...stepHere(large, 2_000), limits }).kind).toBe('memory-limit');
    interpreter.rewind(image.heap);
    expect(runHere(interpreter, image, large).kind).toBe('finished');
    expect(memory.byteLength).toBe(grown);
  });

  it('notices a byte that no mark tells of', () => {
    const { distribution, image } = started;
    const interpreter = wakeInterpreter(distribution, image, optionsHere());
    const isClean = heapComparer(image.heap);
    expect(isClean(interpreter.memory)).toBe(true);
    const { bytes } = interpreter.memory;
    bytes[bytes.byteLength - 1] = 1;
    expect(isClean(interpreter.memory)).toBe(false);
  });

  it('copies a small part of the heap after a small program', () => {
    const { distribution, image } = started;
    const interpreter = wakeInterpreter(distribution, image, optionsHere());
    runHere(interpreter, image, "print('hello')");
    let touched = 0;
    interpreter.memory.marks.take(interpreter.memory.byteLength, (start, end) => {
      touched += end - start;
    });
    expect(touched).toBeGreaterThan(0);
    expect(touched).toBeLessThan(image.heap.heapBytes / 10);
  });
});

function difference(expected: string, actual: string): string {
  const lines = actual.split('\n');
  const at = expected.split('\n').findIndex((line, index) => line !== lines[index]);
  return `${expected.split('\n')[at]} became ${lines[at]}`;
}
