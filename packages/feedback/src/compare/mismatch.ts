import type { FillValues } from '../text/fill.ts';
import type { SpokenWords } from '../text/words.ts';

/** What a learner reads about one class of difference. */
export type MismatchText = SpokenWords;

/** The two outputs, normalised, whole and in lines. */
export type Outputs = {
  expected: string;
  actual: string;
  expectedLines: readonly string[];
  actualLines: readonly string[];
  /** The program of the learner and how many of the case's input lines it read. */
  source: string;
  inputs: readonly string[];
  inputsUsed: number;
};

/** What a class found besides: values for its text, and the line of the program where it comes from. */
export type MismatchFinding = { values?: FillValues; line?: number };

/** Says whether a difference is of its class. Classes are asked in order. */
export type MismatchClass = (outputs: Outputs) => boolean | MismatchFinding;
