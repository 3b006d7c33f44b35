import type { Bilingual } from '@python-learning/domain';
import type { Program } from '../python-text/program.ts';
import type { ProgramLine } from '../python-text/program-lines.ts';
import type { Edit } from '../rescue/repair.ts';

/** What a fix is made from: the program, and where and why it failed. */
export type FixContext = {
  program: Program;
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
