import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createPythonEngine } from '../src/pool/engine.ts';
import type { EngineOutcome, RunRequest } from '../src/types.ts';
import { type Ask, askOf } from './ask.ts';
import { readPrograms } from './programs.ts';

const probe = readFileSync(new URL('./probe.py', import.meta.url), 'utf8');
const someTraces = (readPrograms('traces')['memory_and_ends'] ?? []).filter((_, index) => index % 3 === 1);
const inputs = ['first', 'second', 'third'];
/** One run per interpreter, the spare included: they take turns. */
const everywhere = {
  inputs,
  inputsAreComplete: true,
  cases: [{ inputs }, { inputs }],
} satisfies Partial<RunRequest>;

/**
 * Conformance: runs in sequence through the whole engine do not affect each other. `rewind.engine.test.ts` tests two
 * hundred programs and inspects the heap.
 */
export function isolationConformance(ask: () => Ask): void {
  /**
   * Only the shown run collects facts, so the probe finds something else there than in the test cases.
   */
  const probed = async (someone: Ask): Promise<string[]> => {
    const { shown, cases } = await someone.report(probe, everywhere);
    return [shown, ...cases].map(({ stdout }: EngineOutcome) => stdout);
  };

  describe('a program', () => {
    it('meets an interpreter like a newly booted one, whatever ran before it', async () => {
      const newlyBooted = askOf(createPythonEngine({ workers: 1 }));
      const expected = await probed(newlyBooted);
      await newlyBooted.engine.stop();
      expect(expected[0]).toContain('fresh objects');
      const seen: string[] = [];
      for (const { name, source } of someTraces) {
        await ask().report(source, { ...everywhere, limits: { caseCpuMs: 100 } });
        const found = await probed(ask());
        if (found.some((stdout, index) => stdout !== expected[index])) seen.push(name);
      }
      expect(seen).toEqual([]);
    });

    it('finds nothing of another program in its memory', async () => {
      const secret = `secret-${Math.random()}`;
      await ask().report(`x = [${JSON.stringify(secret)} * 50_000 for i in range(100)]\nprint(x[0][:20])`);
      const search = [
        'found = 0',
        'blocks = []',
        'for size in (100, 1_000, 10_000, 100_000, 1_000_000, 5_000_000):',
        '  for i in range(3):',
        '    blocks.append(bytearray(size))',
        '    if any(blocks[-1]): found += 1',
        'print(found)',
      ];
      expect((await ask().outcome(search.join('\n'))).stdout).toBe('0\n');
    });

    it('gives the same answer as in its first run after a hundred others', async () => {
      const source = "import random\nprint(random.random(), object(), {'a', 'b'}, id(source := []))";
      const first = await ask().outcome(source);
      await Promise.all(
        Array.from({ length: 100 }, (_, index) => ask().outcome(`x = [${index}] * ${index}\nprint(x)`)),
      );
      expect((await ask().outcome(source)).stdout).toBe(first.stdout);
    });
  });
}
