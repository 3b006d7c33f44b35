import type { Bilingual } from '@python-learning/domain';
import type { ProgramLine } from '../python-text/program-lines.ts';
import type { Edit } from '../rescue/repair.ts';

/** What a fix is made from: the program, and where and why it failed. */
export type FixContext = {
  source: string;
  lines: readonly ProgramLine[];
  /** The line that the explanation points at. */
  line: ProgramLine;
  /** Message of Python, its own suggestion included. */
  message: string;
};

/** Corrects a typing mistake that has one obvious fix: a missing character, missing spaces, a misspelled word. */
export type Fixer = {
  says: Bilingual;
  /** The edits to make; empty when the right fix is uncertain. */
  find(context: FixContext): Edit[];
};

/** Offset in the source where a line begins. */
export function startOf({ lines }: FixContext, { number }: ProgramLine): number {
  const known = startsOf.get(lines) ?? lineStarts(lines);
  startsOf.set(lines, known);
  return known[number - 1] ?? 0;
}

/** Line offsets, computed once per program because a fixer may ask for every line. */
const startsOf = new WeakMap<readonly ProgramLine[], readonly number[]>();

function lineStarts(lines: readonly ProgramLine[]): number[] {
  let start = 0;
  return lines.map(({ text }) => {
    const own = start;
    start += text.length + 1;
    return own;
  });
}
