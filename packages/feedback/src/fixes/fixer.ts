import type { ProgramLine } from '../python-text/program-lines.ts';
import type { Edit } from '../rescue/repair.ts';
import type { Bilingual } from '../types.ts';

/** What a fix is made from: the program, and where and why it failed. */
export type FixContext = {
  source: string;
  lines: readonly ProgramLine[];
  /** The line that the explanation points at. */
  line: ProgramLine;
  /** Message of Python, its own suggestion included. */
  message: string;
};

/** A slip of the keyboard that can be put right by itself: a lost sign, lost spaces, a word that was changed. */
export type Fixer = {
  says: Bilingual;
  /** What to replace; empty where the program leaves a doubt. */
  find(context: FixContext): Edit[];
};

/** Where in the source a line begins. */
export function startOf({ lines }: FixContext, { number }: ProgramLine): number {
  const known = startsOf.get(lines) ?? lineStarts(lines);
  startsOf.set(lines, known);
  return known[number - 1] ?? 0;
}

/** A fix may ask for every line: the sums are made once for a program. */
const startsOf = new WeakMap<readonly ProgramLine[], readonly number[]>();

function lineStarts(lines: readonly ProgramLine[]): number[] {
  let start = 0;
  return lines.map(({ text }) => {
    const own = start;
    start += text.length + 1;
    return own;
  });
}
