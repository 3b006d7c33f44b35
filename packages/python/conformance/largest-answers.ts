import { describe, expect, it } from 'vitest';
import { defaultLimits, walls } from '../src/limits.ts';
import type { Ask } from './ask.ts';

/**
 * A character outside the Basic Multilingual Plane: twelve bytes in the harness's JSON, two UTF-16 units in JavaScript.
 */
const letter = '\u{10400}';
const inHalf = walls.textLength / 2;

/** Conformance: the limits stop only forged answers. Any honest answer arrives, however large it is. */
export function largestAnswersConformance(ask: () => Ask): void {
  describe('the largest honest answer', () => {
    it('of an exception has all its words', async () => {
      const name = letter.repeat(150);
      const source = [
        'import warnings',
        `def ${name}(n):`,
        `  if n == 0: raise ValueError(${JSON.stringify(letter)} * 20_000)`,
        `  ${name}(n - 1)`,
        `${name}(60)`,
      ];
      const { kind, exception } = await ask().outcome(source.join('\n'));
      expect(kind).toBe('python-error');
      expect(exception).toMatchObject({
        type: 'ValueError',
        range: { line: 3 },
        message: letter.repeat(inHalf),
      });
      expect(exception?.frames).toHaveLength(walls.frames);
    });

    it('of a value and of warnings has all of them', async () => {
      const text = JSON.stringify(letter);
      const source = `import warnings\nfor n in range(50): warnings.warn(${text} * 500 + str(n))`;
      const { cases } = await ask().report(source, { cases: [{ inputs: [], call: `${text} * 20_000` }] });
      expect(cases[0]).toMatchObject({ kind: 'finished', result: { type: 'str' } });
      expect(cases[0]?.result?.repr.startsWith(`'${letter.repeat(inHalf - 1)}`)).toBe(true);
      expect(cases[0]?.warnings).toHaveLength(walls.warnings);
    });

    it.each([
      ['comments', () => '#'],
      ['functions', () => 'def f():0'],
      ['negative numbers', (n: number) => `-${n}e15`],
      ['imaginary numbers', (n: number) => `-${n}e15j`],
      ['names', (n: number) => `b${n.toString(36)}=b${n.toString(36)}()`],
      ['imports', (n: number) => `import b${n.toString(36)}`],
      ['texts that cannot be printed', (n: number) => `"${'\u0001'.repeat(90)}${n}"`],
    ])('of a source has all its %s', async (_, line) => {
      const source = fullOf(line);
      const { facts } = await ask().report(source);
      expect(facts.syntaxError).toBeNull();
      expect(facts).toEqual(await ask().engine.analyze(source));
    });

    it('of a submission with every case has all of them', async () => {
      const source = "print('\\1' * 100_000)\nraise ValueError('\\1' * 20_000)";
      const { shown, cases } = await ask().report(source, {
        cases: Array(walls.cases).fill({ inputs: [] }),
        limits: { submissionCpuMs: 60_000 },
      });
      expect(shown.kind).toBe('python-error');
      expect(shown.omittedBytes).toBeGreaterThan(0);
      expect(cases.map((one) => ({ ...one, cpuMs: 0 }))).toEqual(
        Array(walls.cases).fill({ ...shown, cpuMs: 0 }),
      );
    });
  });
}

/** Returns a source with as many lines as its limit allows. */
function fullOf(line: (n: number) => string): string {
  let source = '';
  for (let n = 1; source.length + line(n).length < defaultLimits.sourceBytes; n += 1)
    source += `${line(n)}\n`;
  return source;
}
