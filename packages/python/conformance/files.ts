import { describe, expect, it } from 'vitest';
import type { RunRequest } from '../src/types.ts';
import type { Ask } from './ask.ts';

const rain = { name: 'rain.csv', text: 'town,nov\nMadurai,130\n' };
const none = { written: [], removed: [], unkept: [] };

/** Conformance: files that a program is given, and files that it leaves. */
export function filesConformance(ask: () => Ask): void {
  const left = async (source: string, more: Partial<RunRequest> = {}) =>
    (await ask().outcome(source, more)).files;

  describe('a program with files', () => {
    it('opens a file that it was given, by its name', async () => {
      const { stdout, files } = await ask().outcome("print(open('rain.csv').read(), end='')", {
        files: [rain],
      });
      expect([stdout, files]).toEqual([rain.text, none]);
    });

    it('opens the file of the case in the place of the one of the shown run', async () => {
      const { shown, cases } = await ask().report("print(open('rain.csv').readlines()[-1], end='')", {
        files: [rain],
        cases: [
          { inputs: [], files: [{ name: 'rain.csv', text: 'town,nov\nUdhagai,60\n' }] },
          { inputs: [] },
        ],
      });
      const stdouts = [shown, ...cases].map(({ stdout }) => stdout);
      expect(stdouts).toEqual(['Madurai,130\n', 'Udhagai,60\n', 'Madurai,130\n']);
    });

    it('finds its files as they were given, whatever a run before it did with them', async () => {
      const cases = Array.from({ length: 3 }, () => ({ inputs: [] }));
      const source = "with open('rain.csv', 'a') as f: f.write('x')\nprint(len(open('rain.csv').read()))";
      const { cases: outcomes } = await ask().report(source, { files: [rain], cases });
      expect(outcomes.map(({ stdout }) => stdout)).toEqual(Array(3).fill(`${rain.text.length + 1}\n`));
      expect((await ask().outcome("open('rain.csv')")).exception?.type).toBe('FileNotFoundError');
    });

    it('is traced with its files', async () => {
      const request = { owner: 'traced', source: "print(open('rain.csv').read())", inputs: [], seed: 's' };
      const { trace } = await ask().engine.trace({ ...request, files: [rain] });
      expect(trace.end).toBe('finished');
    });
  });

  describe('what a program leaves in its folder', () => {
    it('is told as text, by name: what is new, what is changed, what is gone', async () => {
      const source = [
        'import os',
        "open('notes.txt', 'w').write('வணக்கம்\\n')",
        "open('rain.csv', 'a').write('Udhagai,60\\n')",
        "os.remove('old.txt')",
        "open('same.txt', 'w').write('same')",
      ].join('\n');
      const files = [rain, { name: 'old.txt', text: 'x' }, { name: 'same.txt', text: 'same' }];
      expect(await left(source, { files })).toEqual({
        written: [
          { name: 'rain.csv', text: `${rain.text}Udhagai,60\n` },
          { name: 'notes.txt', text: 'வணக்கம்\n' },
        ],
        removed: ['old.txt'],
        unkept: [],
      });
    });

    it.each([
      ['after an error', "f = open('a.txt', 'w')\nf.write('1')\n1 / 0"],
      ['after an exit', "import sys\nf = open('a.txt', 'w')\nf.write('1')\nsys.exit()"],
      ['in a file that is still open', "f = open('a.txt', 'w')\nf.write('1')"],
      ['by its exit functions', "import atexit\natexit.register(lambda: open('a.txt', 'w').write('1'))"],
      ['before its time was up', "f = open('a.txt', 'w')\nf.write('1')\nf.close()\nwhile True: pass"],
    ])('is there when it was written %s', async (_when, source) => {
      const { written } = await left(source, { limits: { caseCpuMs: 200 } });
      expect(written).toEqual([{ name: 'a.txt', text: '1' }]);
    });

    it.each([
      ['asks for a line', "open('a.txt', 'w').write('1')\ninput()"],
      ['breaks out', "open('a.txt', 'w').write('1')\nimport os\nos.symlink('a', 'b')"],
    ])('is not told of a program that %s', async (_what, source) => {
      expect(await left(source)).toEqual(none);
    });

    it.each([
      ['is no text', "open('a', 'wb').write(bytes([255, 254]))"],
      ['has control characters', "open('a', 'w').write('\\x00')"],
      ['is too large', "open('a', 'w').write('x' * 16_385)"],
      ['is a folder', "import os\nos.mkdir('a')\nopen('a/b', 'w').write('x')"],
    ])('is named and not told when it %s', async (_what, source) => {
      expect(await left(source)).toEqual({ written: [], removed: [], unkept: ['a'] });
    });

    it('has plain names and no others', async () => {
      const names = ['.hidden', 'a b', 'மழை', 'x'.repeat(41), 'x'.repeat(200)];
      const source = `for name in ${JSON.stringify(names)}: open(name, 'w').write('x')`;
      const { written, unkept } = await left(source);
      expect([written, unkept]).toEqual([[], names.map((name) => name.slice(0, 40))]);
    });

    it('is what is in the folder itself, whatever a path says', async () => {
      const paths = ['../learner/a', './b', '/home/learner/c', '/tmp/d'];
      const { written, unkept } = await left(`for p in ${JSON.stringify(paths)}: open(p, 'w').write('x')`);
      expect([written.map(({ name }) => name), unkept]).toEqual([['a', 'b', 'c'], []]);
    });

    it('is five files of 16 KB together at most, of however many there are', async () => {
      const many = "for i in range(490): open(f'{i}', 'w').write('x')";
      const { written, unkept } = await left(many);
      expect([written.length, unkept.length]).toEqual([5, 5]);
      const large = await left("for i in range(3): open(f'{i}', 'w').write('x' * 8_000)");
      expect([large.written.length, large.unkept]).toEqual([2, ['2']]);
    });

    it('is its own: a name of an object of JavaScript is a name', async () => {
      expect(await left("open('__proto__', 'w').write('x')")).toEqual({
        written: [{ name: '__proto__', text: 'x' }],
        removed: [],
        unkept: [],
      });
    });
  });
}
