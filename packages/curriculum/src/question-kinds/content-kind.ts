import type { Bilingual } from '@python-learning/domain';

/** The checks that run the programs of a question and presume what a right program does. */
export const programChecks = [
  'solutions',
  'starters',
  'expected-output',
  'wrong-answers',
  'hidden-cases',
  'mutants',
] as const;

export type ProgramCheck = (typeof programChecks)[number];

/** What a kind of question asks of its content files. */
export type ContentKind = {
  /** Points for solving it, so that effort is valued alike everywhere. */
  points: number;
  /** Whether the practice of a milestone requires it; others are an invitation. */
  isRequired: boolean;
  /** Whether the certificate of the course names the last question by its title, as the learner's project. */
  isNamedByCertificate: boolean;
  /** The checks that apply to its programs: a task without one right output has no hidden cases to prove, for example. */
  checks: readonly ProgramCheck[];
  /** Faults that only this kind can have, each with the path of the field. */
  faultsOf: (question: KindContent) => KindFault[];
};

/** The fields of a question that a kind may restrict. */
export type KindContent = { rules: readonly string[]; prompt: Bilingual };

export type KindFault = { path: string[]; message: string };
