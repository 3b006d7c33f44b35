import { describe, expect, it } from 'vitest';
import type { Ask } from './ask.ts';

const inputs = ['1', '2', '', '30'];
const readsOn = 'import sys\n';

/** What CPython prints for each program when its standard input is a file of these lines. */
const programs = [
  ["for line in sys.stdin:\n  print(line, end='')\nelse:\n  print('end')", '1\n2\n\n30\nend\n'],
  ['for line in sys.stdin: pass\nprint(next(sys.stdin, None))', 'None\n'],
  ['print(list(sys.stdin), list(sys.stdin))', "['1\\n', '2\\n', '\\n', '30\\n'] []\n"],
  ['print([sys.stdin.read(), sys.stdin.read()])', "['1\\n2\\n\\n30\\n', '']\n"],
  ['print([sys.stdin.read(3), sys.stdin.read(100)])', "['1\\n2', '\\n\\n30\\n']\n"],
  ['print(sum(map(int, sys.stdin.read().split())))', '33\n'],
  ['print(sys.stdin.readlines(), sys.stdin.readlines())', "['1\\n', '2\\n', '\\n', '30\\n'] []\n"],
  [
    "while line := sys.stdin.readline():\n  print(line, end='')\nprint([sys.stdin.readline()])",
    "1\n2\n\n30\n['']\n",
  ],
  ['print(input())\nprint(sys.stdin.readlines())', "1\n['2\\n', '\\n', '30\\n']\n"],
  ['sys.stdin.read()\ntry:\n  input()\nexcept EOFError:\n  print("end")', 'end\n'],
  ['try:\n  while True: print(input())\nexcept EOFError:\n  print("end")', '1\n2\n\n30\nend\n'],
  ['print(sys.stdin.buffer.read())', "b'1\\n2\\n\\n30\\n'\n"],
  ['print(open(0).readlines())', "['1\\n', '2\\n', '\\n', '30\\n']\n"],
  ["import fileinput\nprint([line.strip() for line in fileinput.input('-')])", "['1', '2', '', '30']\n"],
] as const;

/** Conformance: what programs see that read until their input ends. */
export function endOfInputConformance(ask: () => Ask): void {
  describe('a program that reads until its input ends', () => {
    it.each(programs)('%j ends with the given lines when no more can come', async (program, printed) => {
      const said = await ask().outcome(readsOn + program, { inputs, inputsAreComplete: true });
      expect(said).toMatchObject({ kind: 'finished', stdout: printed, inputsUsed: inputs.length });
    });

    it.each(programs)('%j ends with the lines of a case', async (program, printed) => {
      const report = await ask().report(readsOn + program, { inputsAreComplete: true, cases: [{ inputs }] });
      expect(report.cases).toMatchObject([{ kind: 'finished', stdout: printed }]);
    });

    it.each(programs)('%j asks for a line while more can come', async (program) => {
      const said = await ask().outcome(readsOn + program, { inputs });
      expect(said).toMatchObject({ kind: 'input-required', inputsUsed: inputs.length });
    });
  });
}
