import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../src/limits.ts';
import type { CaseSetup } from '../src/types.ts';
import type { Ask } from './ask.ts';

/** Conformance: the four kinds of test cases, and submissions of several. */
export function casesConformance(ask: () => Ask): void {
  // No case runs while the shown run waits for a line.
  const run = async (source: string, ...cases: CaseSetup[]) =>
    (await ask().report(source, { cases, inputsAreComplete: true })).cases;
  const stdouts = async (source: string, ...cases: CaseSetup[]) =>
    (await run(source, ...cases)).map(({ stdout }) => stdout);

  describe('a case', () => {
    it('runs the program with input lines that are complete', async () => {
      const source = "n = int(input('n? '))\nprint(n * 2)";
      const [first, second, third] = await run(source, { inputs: ['4'] }, { inputs: ['5'] }, { inputs: [] });
      expect([first?.stdout, second?.stdout]).toEqual(['8\n', '10\n']);
      expect(third).toMatchObject({ kind: 'python-error', exception: { type: 'EOFError' } });
    });

    it('gives another value to the first top-level assignment of a name', async () => {
      const source = 'price = 5\ncount = 2\nprint(price * count)\nprice = 1\nprint(price)';
      expect(await stdouts(source, { inputs: [], vary: { price: 7, count: 0 } })).toEqual(['0\n1\n']);
    });

    it.each([
      ["name, age = 'Selvi', 13\nprint(name, age)", { age: 20 }, 'Selvi 20\n'],
      ['age: int = 13\nprint(age)', { age: 20 }, '20\n'],
      ['a = b = 1\nprint(a, b)', { a: 5 }, '5 1\n'],
      ['first, *rest = [1, 2, 3]\nprint(first, rest)', { rest: [9] }, '1 [9]\n'],
      ["menu = ['tea']\nfor item in menu: print(item)", { menu: ['a', 'b'] }, 'a\nb\n'],
      ["prices = {'bun': 1}\nprint(prices)", { prices: { tea: 5, bun: 2.5 } }, "{'tea': 5, 'bun': 2.5}\n"],
      ['x = 1\nprint(x)', { x: -3 }, '-3\n'],
      ['x = 1\nprint(x)', { x: null }, 'None\n'],
      ['x = 1\nprint(x)', { x: true }, 'True\n'],
      ['x = 1\nprint(x)', { x: "it's 'தமிழ்'\n" }, "it's 'தமிழ்'\n\n"],
      ["x = input('number? ')\nprint(x)", { x: 3 }, '3\n'],
    ] satisfies [string, CaseSetup['vary'], string][])('varies %s', async (source, vary, stdout) => {
      const [outcome] = await run(source, { inputs: [], ...(vary === undefined ? {} : { vary }) });
      expect(outcome).toMatchObject({ kind: 'finished', stdout, unvaried: [] });
    });

    it('says which names the program never assigns at its top level', async () => {
      const source = 'def main():\n  price = 5\nx = 1\nx += 1\nprint(x)';
      const [outcome] = await run(source, { inputs: [], vary: { price: 1, x: 5, other: 2 } });
      expect(outcome).toMatchObject({ stdout: '6\n', unvaried: ['price', 'other'] });
    });

    it('keeps the lines of the program when it varies a value', async () => {
      const [outcome] = await run('x = 1\n\nprint(1 / x)', { inputs: [], vary: { x: 0 } });
      expect(outcome?.exception?.range).toMatchObject({ line: 3 });
    });

    it('evaluates an expression in the names of the program', async () => {
      const source = 'def area(w, h):\n  return w * h\nprint(area(1, 1))';
      const [first, second, third] = await run(
        source,
        { inputs: [], call: 'area(5, 2)' },
        { inputs: [], call: 'area(2.5, 4)' },
        { inputs: [], call: "area('ab', 2)" },
      );
      expect(first?.result).toEqual({ repr: '10', type: 'int', number: 10 });
      expect(second?.result).toEqual({ repr: '10.0', type: 'float', number: 10 });
      expect(third?.result).toEqual({ repr: "'abab'", type: 'str', number: null });
      expect(first?.stdout).toBe('1\n');
    });

    it('knows numbers by value only where that loses nothing', async () => {
      const calls = ['2 ** 60', 'float("inf")', 'float("nan")', 'True', 'None', '-0.5'];
      const outcomes = await run('', ...calls.map((call) => ({ inputs: [], call })));
      expect(outcomes.map(({ result }) => result?.number)).toEqual([null, null, null, null, null, -0.5]);
    });

    it('is not fooled by a program that fakes what shows values', async () => {
      const faked = [
        'import builtins, json',
        "builtins.repr = builtins.print = builtins.input = lambda *a, **k: '42'",
        'builtins.type = builtins.abs = lambda *a: True',
        'def answer(): return 5',
        'class Sly(int):',
        "  def __repr__(self): return '42'",
        '  def __eq__(self, other): return True',
        '  def __hash__(self): return 42',
        'print(answer())',
      ].join('\n');
      const [plain, sly] = await run(faked, { inputs: [], call: 'answer()' }, { inputs: [], call: 'Sly(5)' });
      expect(plain).toMatchObject({ stdout: '', result: { repr: '5', type: 'int', number: 5 } });
      expect(sly).toMatchObject({ stdout: '', result: { repr: '42', type: 'Sly', number: null } });
    });

    it('tells the error of a call, and where in the program it was', async () => {
      const source = 'def area(w, h):\n  return w * hh';
      const outcomes = await run(
        source,
        { inputs: [], call: 'area(5, 2)' },
        { inputs: [], call: 'area(5)' },
        { inputs: [], call: 'areas(5, 2)' },
        { inputs: [], call: 'area(' },
      );
      expect(outcomes.map(({ kind, result }) => [kind, result])).toEqual(
        outcomes.map(() => ['python-error', null]),
      );
      expect(outcomes.map(({ exception }) => [exception?.type, exception?.range?.line ?? null])).toEqual([
        ['NameError', 2],
        ['TypeError', null],
        ['NameError', null],
        ['SyntaxError', null],
      ]);
      expect(outcomes[2]?.exception?.message).toContain("Did you mean: 'area'?");
    });

    it('has no result when the program did not get that far', async () => {
      const [outcome] = await run('def f(): return 1\n1 / 0', { inputs: [], call: 'f()' });
      expect(outcome).toMatchObject({ kind: 'python-error', result: null });
    });

    it('lets random hand out the numbers it is given', async () => {
      const numbers: CaseSetup = { inputs: [], fakeRandom: [4, 5, 1] };
      const dice = 'import random\nfor i in range(4): print(random.randint(1, 6), end=" ")';
      const named = 'from random import randint, randrange\nprint(randint(1, 6), randrange(1, 7))';
      const choice = "import random\nprint(random.choice([4, 5]), random.choice('abc'))";
      expect(await stdouts(dice, numbers)).toEqual(['4 5 1 4 ']);
      expect(await stdouts(named, numbers)).toEqual(['4 5\n']);
      expect(await stdouts(choice, numbers)).toEqual(['4 c\n']);
    });

    it('begins fresh, also after the shown run', async () => {
      const source = 'import builtins\nprint(getattr(builtins, "left", "clean"))\nbuiltins.left = "dirty"';
      const report = await ask().report(source, { cases: [{ inputs: [] }, { inputs: [] }] });
      expect([report.shown, ...report.cases].map(({ stdout }) => stdout)).toEqual([
        'clean\n',
        'clean\n',
        'clean\n',
      ]);
    });
  });

  describe('a submission', () => {
    it('has the same error everywhere when it does not parse', async () => {
      const { shown, cases, facts } = await ask().report('print(', {
        cases: [{ inputs: ['1'] }, { inputs: [] }],
      });
      expect(shown.exception).toMatchObject({ type: 'SyntaxError', message: "'(' was never closed" });
      expect(cases.map(({ kind, exception }) => [kind, exception])).toEqual([
        ['python-error', shown.exception],
        ['python-error', shown.exception],
      ]);
      expect(facts.syntaxError).toEqual(shown.exception);
    });

    it('ends when its time is used up: the cases that are left are missing', async () => {
      const { shown, cases } = await ask().report('if input() == "go":\n  while True: pass', {
        inputs: ['stay'],
        cases: [{ inputs: ['go'] }, { inputs: ['go'] }, { inputs: ['go'] }],
        limits: { caseCpuMs: 150, submissionCpuMs: 300 },
      });
      expect(shown.kind).toBe('finished');
      expect(cases.length).toBeGreaterThan(0);
      expect(cases.length).toBeLessThan(3);
    });

    it('goes on with its other cases after one that had to be killed', async () => {
      const source = 'n = int(input())\nprint(sum(range(n)))';
      const { cases } = await ask().report(source, {
        inputs: ['3'],
        cases: [{ inputs: ['1000000000000'] }, { inputs: ['4'] }, { inputs: ['5'] }],
        limits: { caseCpuMs: 300 },
      });
      expect(cases.map(({ kind }) => kind)).toEqual(['time-limit', 'finished', 'finished']);
      expect(cases.map(({ stdout }) => stdout)).toEqual(['', '6\n', '10\n']);
    });

    it('costs two seconds and no more when the shown run is an endless loop: no case is run', async () => {
      const cases = Array(8).fill({ inputs: [] });
      const said = await ask().report('while True: pass', { cases });
      expect(said.shown).toMatchObject({ kind: 'time-limit', stdout: '' });
      expect(said.shown.cpuMs).toBeLessThan(1.5 * defaultLimits.caseCpuMs);
      expect(said.cases).toEqual([]);
    });

    it('knows what stands in a program whose shown run had to be killed', async () => {
      const source = 'sum(range(10 ** 12))';
      const { shown, facts } = await ask().report(source, { limits: { caseCpuMs: 100 } });
      expect(shown.kind).toBe('time-limit');
      expect(facts).toEqual(await ask().engine.analyze(source));
    });
  });
}
