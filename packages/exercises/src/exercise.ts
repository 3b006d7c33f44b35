import type { Bilingual, QuestionChecks, QuestionKind } from '@python-learning/feedback';
import type { CaseSetup, Limits, RunReport } from '@python-learning/python';
import type { RejectionReason } from './rejection.ts';
import type { Difficulty, SkillId } from './skills.ts';

/**
 * The kinds that are written: a program from nothing (`input`), one with gaps (`complete`), one with a fault
 * (`fix`), one to be read and foretold (`predict`).
 */
export const exerciseKinds = [
  'input',
  'complete',
  'fix',
  'predict',
] as const satisfies readonly QuestionKind[];
export type ExerciseKind = (typeof exerciseKinds)[number];

/** One case without what must come of it: that is never written by an author, it is what the solution does. */
export type CandidateCase = {
  visible: boolean;
  /** Lines that `input()` delivers. */
  inputs: readonly string[];
  /** An expression evaluated in the names of the finished program, or null for a case judged by its output. */
  call: string | null;
  /** True for a value at the edge of a rule: it must be hidden. */
  border: boolean;
};

/** A program that makes one foreseeable mistake, and what its writer is told. */
export type CandidateMistake = { id: string; program: string; hint: Bilingual };

/** What the proof leaves as its author wrote it. */
type Authored = {
  /** Who wrote it: a template, or an AI service. */
  author: 'template' | 'ai';
  /** Id of the template; null for an exercise that was written freely. */
  template: string | null;
  kind: ExerciseKind;
  difficulty: Difficulty;
  skills: readonly SkillId[];
  title: Bilingual;
  starter: string;
  /** The person of the story, by the English name; null without one. */
  person: string | null;
};

/** An exercise that somebody or something wrote, and nobody has proven. It must not be shown to a learner. */
export type ExerciseCandidate = Authored & {
  /** Story and task in Markdown, without an example: the proof adds one from a real run. */
  statement: Bilingual;
  solution: string;
  cases: readonly CandidateCase[];
  /** Structure rules in the notation of the course, such as `for` or `op://`. */
  rules: readonly string[];
  mistakes: readonly CandidateMistake[];
  /** Graded: a nudge, a pointer, nearly the answer. */
  hints: readonly Bilingual[];
};

/** An exercise that was run and proven; it can be shown, and it can be graded. */
export type ProvenExercise = Authored & {
  /** Markdown with an example that the solution made. */
  statement: Bilingual;
  /** With the prediction that turns out right, where there is one. */
  solution: string;
  /** What `assess` of the feedback package takes: expected outputs, rules, observed mistakes, hints. */
  checks: QuestionChecks;
  /** Equal for exercises that ask for the same: a learner gets none twice. */
  digest: string;
};

export type Rejection = {
  reason: RejectionReason;
  /** For the author of templates and for logs; it can hold text of an AI and is never shown to a learner. */
  detail: string;
};

export type ProofResult =
  | { proven: true; exercise: ProvenExercise }
  | { proven: false; rejections: readonly Rejection[] };

export type ProofRun = {
  source: string;
  inputs: readonly string[];
  inputsAreComplete: true;
  cases: readonly CaseSetup[];
  seed: string;
  clockMs: number;
  limits: Partial<Limits>;
};

/** Where the proof runs programs: the engine with an owner added. Refusals of the engine are thrown through. */
export type RunProgram = (run: ProofRun) => Promise<RunReport>;
