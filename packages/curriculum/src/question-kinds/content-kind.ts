import type { Bilingual, ExpectedCase, QuestionKind, WalkSettings } from '@python-learning/domain';

/**
 * The checks that presume what a right program does. `cases`: it has some, one of them visible. `observed`: its wrong
 * answers are run and recorded. `refusals`: its wrong answers are refused, each with its sentence. `completeness`: it has enough cases, wrong answers and alternatives. Each of the others
 * runs its programs and is the check of that name.
 */
export const programChecks = [
  'cases',
  'observed',
  'refusals',
  'completeness',
  'solutions',
  'starters',
  'expected-output',
  'wrong-answers',
  'hidden-cases',
  'mutants',
] as const;

/** The checks of a kind whose programs have one right output in each case. */
export const checksOfCases: readonly ProgramCheck[] = programChecks.filter((check) => check !== 'refusals');

export type ProgramCheck = (typeof programChecks)[number];

/** What a kind of question asks of its content files. */
export type ContentKind = {
  /** Points for solving it, so that effort is valued alike everywhere. */
  points: number;
  /** Whether the practice of a milestone requires it; others are an invitation. */
  isRequired: boolean;
  /** Whether the certificate of the course names the last question by its title, as the learner's project. */
  isNamedByCertificate: boolean;
  /** The checks that apply to it: a task without one right output has no cases, and no hidden ones to prove. */
  checks: readonly ProgramCheck[];
  /** Faults that only this kind can have, each with the path of the field. */
  faultsOf: (question: KindContent) => KindFault[];
};

/** Every kind of question, as content files may use it. */
export type ContentKinds = Readonly<Record<QuestionKind, ContentKind>>;

/** The fields of a question that a kind may restrict. */
export type KindContent = {
  continues?: string | undefined;
  rules: readonly string[];
  prompt: Bilingual;
  cases: readonly Pick<ExpectedCase, 'visible' | 'evidence'>[];
  wrong_guesses: readonly string[];
  themes?: readonly Bilingual[] | undefined;
  any_theme?: Bilingual | undefined;
  checklist?: readonly string[] | undefined;
  walks?: WalkSettings | undefined;
};

export type KindFault = { path: string[]; message: string };
