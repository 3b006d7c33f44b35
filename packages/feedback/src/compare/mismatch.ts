import type { Program } from '../python-text/program.ts';
import type { FillValues } from '../text/fill.ts';

/** Both outputs, normalised, as text and as lines. */
export type Outputs = {
  expected: string;
  actual: string;
  expectedLines: readonly string[];
  actualLines: readonly string[];
  /** The learner's program; `inputsUsed` is how many input lines of the case it read. */
  program: Program;
  inputs: readonly string[];
  inputsUsed: number;
};

/** Details of a match: values for the text, and the line of the program that causes the difference. */
export type MismatchFinding = { values?: FillValues; line?: number };

/** Tests whether a difference belongs to the class. Classes are tried in order. */
export type MismatchClass = (outputs: Outputs) => boolean | MismatchFinding;
