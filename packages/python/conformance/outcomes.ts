import { describe, expect, it } from 'vitest';
import { omissionMark } from '../src/core/output-record.ts';
import type { Ask } from './ask.ts';

const duringCompilation = 'maximum recursion depth exceeded during compilation';

function nestedComprehensions(depth: number): string {
  return Array.from({ length: depth }).reduce<string>((inner) => `[${inner} for x in xs]`, 'x');
}

function nestedLoops(depth: number): string {
  return `${Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}for i in [1]:\n`).join('')}${' '.repeat(depth)}`;
}

/** Conformance: the ways in which a program can end. */
export function outcomesConformance(ask: () => Ask): void {
  const outcome: Ask['outcome'] = (source, more) => ask().outcome(source, more);

  describe('a program that ends well', () => {
    it('is finished, and what it printed is there', async () => {
      const { stdout, transcript, ...rest } = await outcome("print('hello', 1 + 2)");
      expect([stdout, transcript]).toEqual(['hello 3\n', 'hello 3\n']);
      expect(rest).toMatchObject({
        kind: 'finished',
        exception: null,
        result: null,
        omittedBytes: 0,
        inputsUsed: 0,
      });
    });

    it.each(['import sys\nsys.exit()', 'exit()', 'quit(3)', 'raise SystemExit', 'import os\nos._exit(1)'])(
      'may end itself: %s',
      async (source) => {
        expect(await outcome(`print(1)\n${source}\nprint(2)`)).toMatchObject({
          kind: 'finished',
          stdout: '1\n',
        });
      },
    );

    it('shows the last words of sys.exit as a terminal does', async () => {
      const said = await outcome("import sys\nprint('a')\nsys.exit('no more tea')");
      expect(said).toMatchObject({ kind: 'finished', stdout: 'a\n', transcript: 'a\nno more tea\n' });
    });

    it('runs its exit functions', async () => {
      expect((await outcome("import atexit\natexit.register(print, 'bye')\nprint('hi')")).stdout).toBe(
        'hi\nbye\n',
      );
    });

    it('reads and writes Tamil', async () => {
      const source = "பெயர் = input('உன் பெயர்? ')\nprint('வணக்கம்', பெயர், len(பெயர்))";
      expect(await outcome(source, { inputs: ['கமலா'] })).toMatchObject({
        kind: 'finished',
        stdout: 'வணக்கம் கமலா 4\n',
        transcript: 'உன் பெயர்? கமலா\nவணக்கம் கமலா 4\n',
      });
    });

    it('has the modules of a beginner, and files of its own', async () => {
      const source = [
        'import math, random, datetime, json, collections, statistics, string, decimal, fractions, calendar',
        "with open('notes.txt', 'w') as file: file.write('வணக்கம்\\n' * 3)",
        "with open('notes.txt') as file: print(len(file.readlines()))",
        'from dataclasses import dataclass',
        '@dataclass',
        'class Point: x: int = 1',
        'print(Point(), math.pi > 3, json.dumps([1]))',
      ];
      expect(await outcome(source.join('\n'))).toMatchObject({
        kind: 'finished',
        stdout: '3\nPoint(x=1) True [1]\n',
      });
    });

    it('can import a module that it wrote itself', async () => {
      const source =
        "open('tools.py', 'w').write('def double(x): return 2 * x')\nimport tools\nprint(tools.double(4))";
      expect((await outcome(source)).stdout).toBe('8\n');
    });
  });

  describe('input', () => {
    it('keeps prompts out of the output and in their places in the transcript', async () => {
      const source =
        "print('start')\nname = input('Name? ')\nage = int(input('Age? '))\nprint(name, age + 1)";
      const said = await outcome(source, { inputs: ['Selvi', '13', 'unread'] });
      expect(said.stdout).toBe('start\nSelvi 14\n');
      expect(said.transcript).toBe('start\nName? Selvi\nAge? 13\nSelvi 14\n');
      expect(said.inputsUsed).toBe(2);
    });

    it('ends as input-required where nobody answered, and try cannot catch that', async () => {
      const source =
        "try:\n  print('a')\n  input('Name? ')\nexcept BaseException:\n  print('caught')\nfinally:\n  print('b')";
      expect(await outcome(source)).toMatchObject({
        kind: 'input-required',
        stdout: 'a\n',
        transcript: 'a\nName? ',
        exception: null,
      });
    });

    it('ends with EOFError when the inputs are complete', async () => {
      const said = await outcome('input()\ninput()', { inputs: ['one'], inputsAreComplete: true });
      expect(said).toMatchObject({ kind: 'python-error', inputsUsed: 1 });
      expect(said.exception).toMatchObject({
        type: 'EOFError',
        message: 'EOF when reading a line',
        range: { line: 2 },
      });
    });

    it('comes line by line from sys.stdin too', async () => {
      const inputs = ['1', '2', ''];
      const source = 'import sys\nprint(sum(int(line or 0) for line in map(str.strip, sys.stdin)))';
      expect((await outcome(source, { inputs, inputsAreComplete: true })).stdout).toBe('3\n');
      const mixed = 'import sys\nprint(input())\nprint(sys.stdin.readline(), end="")\nprint(input() == "")';
      expect((await outcome(mixed, { inputs, inputsAreComplete: true })).stdout).toBe('1\n2\nTrue\n');
      expect((await outcome('print(open(0).read())', { inputs, inputsAreComplete: true })).stdout).toBe(
        '1\n2\n\n\n',
      );
    });

    it('keeps blank lines, spaces and Tamil as they are, and reads none too many', async () => {
      const inputs = ['', '  two  ', 'மூன்று', 'never read'];
      const said = await outcome("for n in range(3): print(f'[{input(n)}]')", { inputs });
      expect(said.stdout).toBe('[]\n[  two  ]\n[மூன்று]\n');
      expect(said.transcript).toBe('0\n[]\n1  two  \n[  two  ]\n2மூன்று\n[மூன்று]\n');
      expect(said.inputsUsed).toBe(3);
    });

    it('may be a name of the program', async () => {
      const source =
        "def input(prompt): return prompt * 2\nprint(input('ha'))\nimport builtins\nprint(builtins.input())";
      const said = await outcome(source, { inputs: ['typed'] });
      expect(said).toMatchObject({ kind: 'finished', stdout: 'haha\ntyped\n', inputsUsed: 1 });
    });

    it('takes a line that is longer than any buffer', async () => {
      const line = 'அ'.repeat(1_300);
      expect((await outcome('print(len(input()))', { inputs: [line] })).stdout).toBe('1300\n');
    });
  });

  describe('a program with an error', () => {
    it('has the suggestion of Python in its message', async () => {
      const said = await outcome('total = 3\nprin(total)');
      expect(said.kind).toBe('python-error');
      expect(said.exception).toEqual({
        type: 'NameError',
        message: "name 'prin' is not defined. Did you mean: 'print'?",
        range: { line: 2, column: 0, endLine: 2, endColumn: 4 },
        frames: [{ name: '<module>', line: 2 }],
      });
    });

    it.each([
      ['print(math.pi)', "name 'math' is not defined. Did you forget to import 'math'?"],
      ["word = 'a'\nword.uper()", "'str' object has no attribute 'uper'. Did you mean: 'upper'?"],
      ["{'a': 1}['b']", "'b'"],
      ["int('12a')", "invalid literal for int() with base 10: '12a'"],
    ])('says what Python says: %s', async (source, message) => {
      expect((await outcome(source)).exception?.message).toBe(message);
    });

    it('knows the place in characters, also behind Tamil letters, and all frames of the program', async () => {
      const source = "def half(n):\n  return n / 0\nசொல் = 'அம்மா'; print(half(4))";
      expect((await outcome(source)).exception).toMatchObject({
        type: 'ZeroDivisionError',
        range: { line: 2, column: 9, endLine: 2, endColumn: 14 },
        frames: [
          { name: '<module>', line: 3 },
          { name: 'half', line: 2 },
        ],
      });
      expect((await outcome("சொல் = 'அம்மா' + 1")).exception?.range).toEqual({
        line: 1,
        column: 7,
        endLine: 1,
        endColumn: 18,
      });
    });

    it('points at the line of the program when the error is in a module', async () => {
      const { exception } = await outcome('import random\n\nrandom.choice([])');
      expect(exception).toMatchObject({
        type: 'IndexError',
        range: { line: 3 },
        frames: [{ name: '<module>', line: 3 }],
      });
    });

    it('names its own exceptions', async () => {
      const source = "class TooHot(Exception): pass\nraise TooHot('wait')";
      expect((await outcome(source)).exception).toMatchObject({ type: 'TooHot', message: 'wait' });
    });

    it.each([
      ['print("Hello', 'SyntaxError', { line: 1, column: 6 }],
      ['x = 1\nif x > 0\n  print(x)', 'SyntaxError', { line: 2, column: 8 }],
      ["அ = 'இ' +", 'SyntaxError', { line: 1, column: 9 }],
      ['if True:\nprint(1)', 'IndentationError', { line: 2, column: 0, endLine: 2, endColumn: 5 }],
      [
        'x = 1\nif x:\n  whille x:\n    pass',
        'SyntaxError',
        { line: 3, column: 2, endLine: 3, endColumn: 8 },
      ],
      ['def f():\n  x = 1\nreturn x', 'SyntaxError', { line: 3, column: 0, endLine: 3, endColumn: 8 }],
    ])('has a place when it does not parse: %s', async (source, type, range) => {
      const said = await outcome(source);
      expect(said).toMatchObject({
        kind: 'python-error',
        stdout: '',
        exception: { type, frames: [], range },
      });
    });

    it('keeps what was printed before', async () => {
      expect(await outcome("print('so far')\nprint(1 / 0)")).toMatchObject({
        kind: 'python-error',
        stdout: 'so far\n',
      });
    });

    it('may be an endless recursion, in Python or below it', async () => {
      expect((await outcome('def f(n): return f(n + 1)\nf(0)')).exception).toMatchObject({
        type: 'RecursionError',
        range: { line: 1, column: 17 },
      });
      const nested = 'a = []\nfor i in range(100_000): a = [a]\nprint(repr(a))';
      expect(await outcome(nested)).toMatchObject({
        kind: 'python-error',
        exception: { type: 'RecursionError' },
      });
    });

    it.each([
      ['comprehensions', nestedComprehensions(60), 'SyntaxError', 'too many statically nested blocks'],
      [
        'comprehensions in loops',
        `${nestedLoops(15)}${nestedComprehensions(10)}`,
        'SyntaxError',
        'too many statically nested blocks',
      ],
      [
        'a chain of elif',
        `if 0: pass\n${'elif 0: pass\n'.repeat(1_500)}`,
        'RecursionError',
        duringCompilation,
      ],
      ['a row of signs', `x = ${'-'.repeat(6_000)}1`, 'RecursionError', duringCompilation],
      ['a row of lambdas', `x = ${'lambda: '.repeat(2_000)}1`, 'RecursionError', duringCompilation],
      ['a row of attributes', `x = a${'.b'.repeat(6_000)}`, 'RecursionError', duringCompilation],
    ])('may be nested too deep to be read, which is nothing denied: %s', async (_, source, type, message) => {
      const before = ask().engine.status().denied;
      const { shown, facts } = await ask().report(source);
      expect(shown).toMatchObject({ kind: 'python-error', exception: { type, message } });
      expect(facts.syntaxError).toMatchObject({ type, message });
      expect(ask().engine.status().denied).toBe(before);
    });

    it('is read as deep as Python allows', async () => {
      expect(await outcome(`xs = []\nprint(${nestedComprehensions(20)})`)).toMatchObject({
        kind: 'finished',
        stdout: '[]\n',
      });
      const inFirstIterable = Array.from({ length: 40 }).reduce<string>(
        (inner) => `[x for x in ${inner}]`,
        '[1]',
      );
      expect((await outcome(`print(${inFirstIterable})`)).stdout).toBe('[1]\n');
    });

    it('may have an exception that cannot even be shown', async () => {
      const source = 'class Odd(Exception):\n  def __str__(self): raise ValueError\nraise Odd';
      expect(await outcome(source)).toMatchObject({ kind: 'python-error', exception: { type: 'Odd' } });
    });
  });

  describe('a program with a warning', () => {
    it('has it beside the output and not in it', async () => {
      const said = await outcome("print('\\d' if 1 is 1 else 0)");
      expect(said).toMatchObject({ kind: 'finished', stdout: '\\d\n', transcript: '\\d\n' });
      expect(said.warnings.map(({ category, line }) => [category, line])).toEqual([
        ['SyntaxWarning', 1],
        ['SyntaxWarning', 1],
      ]);
      expect(said.warnings[1]?.message).toContain('"is" with');
    });
  });

  describe('limits', () => {
    it.each([
      ['a loop', 'while True: pass'],
      ['a try', 'while True:\n  try:\n    while True: pass\n  except: pass'],
      ['a generator', 'def numbers():\n  while True: yield 1\nsum(numbers())'],
      ['a regular expression', "import re\nre.match(r'(a+)+$', 'a' * 40 + 'b')"],
      ['one long call', 'sum(range(10 ** 12))'],
      ['a sort', 'def key(value):\n  while True: pass\n[3, 1, 2].sort(key=key)'],
      ['arithmetic', 'x = 7 ** (7 ** 9)'],
    ])('stop a program at its processor time, inside %s', async (_, source) => {
      const caseCpuMs = 600;
      const said = await outcome(`print('begun')\n${source}`, { limits: { caseCpuMs } });
      expect(said).toMatchObject({ kind: 'time-limit', stdout: 'begun\n' });
      expect(said.cpuMs).toBeGreaterThanOrEqual(caseCpuMs);
      // Within a tenth on an idle machine, as the benchmark prints it.
      expect(said.cpuMs).toBeLessThan(1.5 * caseCpuMs);
    });

    it('tell where an endless loop was', async () => {
      const source = 'def wait():\n  while True:\n    pass\n\nwait()';
      const { exception } = await outcome(source, { limits: { caseCpuMs: 200 } });
      expect(exception?.type).toBe('KeyboardInterrupt');
      expect(exception?.frames.map(({ name }) => name)).toEqual(['<module>', 'wait']);
      expect([2, 3]).toContain(exception?.range?.line);
    });

    it('stop a program inside one long call too, and keep what it printed', async () => {
      const source = "print('begun', end='')\nsum(range(10 ** 12))";
      const said = await outcome(source, { limits: { caseCpuMs: 200 } });
      expect(said).toMatchObject({ kind: 'time-limit', stdout: 'begun', transcript: 'begun' });
    });

    it('do not count virtual time', async () => {
      const said = await outcome(
        'import time\nstart = time.time()\ntime.sleep(600)\nprint(round(time.time() - start))',
      );
      expect(said).toMatchObject({ kind: 'finished', stdout: '600\n' });
      const loop =
        'import time\nend = time.monotonic() + 2\nwhile time.monotonic() < end: pass\nprint("now")';
      expect(await outcome(loop)).toMatchObject({ kind: 'finished', stdout: 'now\n' });
    });

    it('keep head and tail of a long output', async () => {
      const said = await outcome("print('head' + 'x' * 1_000_000 + 'tail')");
      expect(said.kind).toBe('output-limit');
      expect(said.stdout.startsWith('headxx')).toBe(true);
      expect(said.stdout.endsWith('xxtail\n')).toBe(true);
      expect(said.stdout).toContain(`\n${omissionMark}\n`);
      expect(new TextEncoder().encode(said.stdout).byteLength).toBeLessThan(66_000);
      expect(said.omittedBytes).toBeGreaterThan(900_000);
    });

    it('keep the first and the last lines of too many', async () => {
      const said = await outcome('for i in range(3000): print(i)');
      expect(said.kind).toBe('output-limit');
      const lines = said.stdout.split('\n');
      expect(lines.slice(1_499, 1_502)).toEqual(['1499', omissionMark, '2500']);
    });

    it('stop a program that prints without end', async () => {
      const said = await outcome("while True: print('again')");
      expect(said.kind).toBe('output-limit');
      expect(said.stdout.startsWith('again\nagain\n')).toBe(true);
    });

    it('keep a program within its memory', async () => {
      expect((await outcome('x = [0] * 10 ** 9')).kind).toBe('memory-limit');
      const growing = 'x = []\nwhile True: x.append(bytearray(1_000_000))';
      expect(await outcome(growing)).toMatchObject({
        kind: 'memory-limit',
        exception: { type: 'MemoryError' },
      });
      const caught = 'try:\n  x = bytearray(500_000_000)\nexcept MemoryError:\n  print("too much")';
      expect(await outcome(caught)).toMatchObject({ kind: 'finished', stdout: 'too much\n' });
      const within = 'x = bytearray(40_000_000)\nprint(len(x))';
      expect(await outcome(within)).toMatchObject({ kind: 'finished', stdout: '40000000\n' });
      const small = { limits: { heapGrowthBytes: 16_000_000 } };
      expect((await outcome(within, small)).kind).toBe('memory-limit');
    });

    it('keep a program within its budget of files', async () => {
      const source = "with open('big', 'wb') as file:\n  while True: file.write(bytes(100_000))";
      expect((await outcome(source)).exception).toMatchObject({ type: 'OSError' });
    });

    it('set how deep a recursion may go', async () => {
      const source =
        'def depth(n):\n  try: return depth(n + 1)\n  except RecursionError: return n\nprint(depth(0) < 200)';
      expect((await outcome(source, { limits: { recursionDepth: 200 } })).stdout).toBe('True\n');
    });
  });
}
