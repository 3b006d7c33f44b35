import type { Asked, Bilingual, QuestionChecks, QuestionKind, RunReport } from '@python-learning/domain';
import type { CaseSetup, Limits } from '@python-learning/python';
import type { RejectionReason } from './rejection.ts';
import type { Difficulty, SkillId } from './skills.ts';

/**
 * Kinds of personalized exercises: a program from nothing (`input`), one with gaps (`complete`), one with a fault
 * (`fix`), one whose output is predicted (`predict`).
 */
export const exerciseKinds = [
  'input',
  'complete',
  'fix',
  'predict',
] as const satisfies readonly QuestionKind[];
export type ExerciseKind = (typeof exerciseKinds)[number];

/** A case without its expected result: no author writes that, the solution produces it. */
export type CandidateCase = {
  visible: boolean;
  /** Lines that `input()` delivers. */
  inputs: readonly string[];
  asks: Asked;
  /** True for a value at the edge of a rule. Such a case must be hidden. */
  border: boolean;
};

/** A program with one foreseeable mistake, and the hint for its author. */
export type CandidateMistake = { id: string; program: string; hint: Bilingual };

/** Fields that the proof leaves as the author wrote them. */
type Authored = {
  author: 'template' | 'ai';
  /** Id of the template; null for an exercise made without one. */
  template: string | null;
  kind: ExerciseKind;
  difficulty: Difficulty;
  skills: readonly SkillId[];
  title: Bilingual;
  starter: string;
  /** English name of the person in the story; null without one. */
  person: string | null;
};

/** An exercise that was written but not proven. It must not be shown to a learner. */
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

/** A proven exercise. It can be shown and judged. */
export type ProvenExercise = Authored & {
  /** Markdown, with an example from a run of the solution. */
  statement: Bilingual;
  /** In a prediction, it contains the prediction that is right. */
  solution: string;
  /** What `assess` of the feedback package takes: expected outputs, rules, observed mistakes, hints. */
  checks: QuestionChecks;
  /** Equal for exercises that ask for the same. A learner never gets two with one digest. */
  digest: string;
};

export type Rejection = {
  reason: RejectionReason;
  /**
   * For template authors and logs. It may contain text of an AI service and is never shown to a learner.
   */
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

/** Runs a program of the proof: the engine with an owner added. Refusals of the engine are thrown. */
export type RunProgram = (run: ProofRun) => Promise<RunReport>;
