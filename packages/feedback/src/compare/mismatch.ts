import type { Bilingual } from '../types.ts';

/** What a learner reads about one class of difference. */
export type MismatchText = {
  text: Bilingual;
  next: Bilingual;
  sample?: { expected: string; actual: string };
};

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

/** Says whether a difference is of its class. Classes are asked in order. */
export type MismatchClass = (outputs: Outputs) => boolean;
