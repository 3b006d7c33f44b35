import type { Evidence } from './evidence.ts';
import type { Bilingual } from './languages.ts';
import type { QuestionKind } from './question-kinds.ts';
import type { WalkSettings } from './walks.ts';

/** One test case: its setup, and the evidence that it expects. */
export type ExpectedCase<E = Evidence> = {
  visible: boolean;
  inputs: readonly string[];
  evidence: E;
  /** Names that the case assigns other values to; grading needs the names alone. */
  vary: Readonly<Record<string, unknown>> | null;
};

/**
 * How a program stopped, normalized so that programs with the same mistake compare equal: line numbers and the
 * contents of string literals are left out.
 */
export type ObservedStop = {
  /** Python's last line, names and values included; null for a limit, where Python writes nothing. */
  says: string | null;
  /** The code of the failing line; empty where Python's message already names the cause, or outside the program. */
  code: string;
  /** The first lines printed before the stop, as far as they distinguish mistakes. */
  shown: string;
};

/**
 * Recorded behaviour of a known wrong program: a learner's program that behaves the same gets its hint. Exactly one
 * of the three is what a learner meets first: an error, a wrong case, or a broken rule.
 */
export type ObservedMistake = {
  /** Error catalogue entry of the first failing case; null when the program ended normally. */
  errorId: string | null;
  /** How that case stopped. Missing in older records, whose errors then match no other. */
  stop?: ObservedStop | null;
  /** Per case in order: its evidence as recorded, such as the normalized output; null when the case did not finish. */
  results: readonly (string | null)[];
  brokenRules: readonly string[];
};

export type AnticipatedMistake = {
  id: string;
  hint: Bilingual;
  observed: ObservedMistake;
  /** A structure rule that must hold for the hint to apply to the program, such as `op://`. */
  onlyIf: string | null;
};

/** The `milestone` of learners who completed the course, whatever its length: every style suggestion is allowed. */
export const afterTheCourse = Number.MAX_SAFE_INTEGER;

/** Everything that grading one coding question needs. */
export type QuestionChecks<E = Evidence> = {
  kind: QuestionKind;
  cases: readonly ExpectedCase<E>[];
  /** Structure rules in the notation of the content files; see `rules.ts`. */
  rules: readonly string[];
  mistakes: readonly AnticipatedMistake[];
  /** Three, graded: a nudge, a pointer, nearly the answer. */
  hints: readonly Bilingual[];
  /** `treeDigest` of the starter, for the rule `same_as_starter`. */
  starterDigest: string;
  /** The starter; its lines get no style suggestions. */
  starter?: string;
  /** How the program is played after its cases; missing for a task whose cases say all. */
  walks?: WalkSettings | null;
  /** A program of another child for the task, for the rules that compare with it; missing where none does. */
  sample?: string;
  /** In a part of a growing program, the learner's own solution of the part before; missing for a learner without one. */
  ownBeginning?: string;
  /** Order of the milestone, which limits style suggestions to what was taught. Missing means the first milestone. */
  milestone?: number;
};
