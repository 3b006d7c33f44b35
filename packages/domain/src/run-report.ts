import type { Drawing } from './drawing.ts';
import type { FilesLeft } from './program-files.ts';
import type { WalkFacts } from './walks.ts';

/** A plain value that can be written into a Python program. */
export type PythonValue =
  | string
  | number
  | boolean
  | null
  | readonly PythonValue[]
  | { readonly [key: string]: PythonValue };

export const outcomeKinds = [
  'finished',
  'input-required',
  'python-error',
  'time-limit',
  'output-limit',
  'drawing-limit',
  'memory-limit',
  'denied',
] as const;

export type OutcomeKind = (typeof outcomeKinds)[number];

/** A range of the program. Lines count from 1, columns from 0, in code points; the end is exclusive. */
export type SourceRange = {
  line: number;
  column: number | null;
  endLine: number | null;
  endColumn: number | null;
};

export type PythonException = {
  /** Class name, such as `NameError`. */
  type: string;
  /** The message without the class name, Python's own suggestion included. */
  message: string;
  /** Innermost range in the learner's program; null when unknown. */
  range: SourceRange | null;
};

/** A value as its `repr`, with its number for comparison by value; null when it is not a number. */
export type ShownValue = { repr: string; type: string; number: number | null };

/** How one execution of a program ended, and what it printed. */
export type Outcome = {
  kind: OutcomeKind;
  /** Printed text without the prompts of `input()`: grading compares this. */
  stdout: string;
  /** What a terminal would show: prompts and typed values in place. */
  transcript: string;
  /** Bytes left out between the head and the tail of long output; 0 for complete output. */
  omittedBytes: number;
  /**
   * What ended the program. For `time-limit` and `drawing-limit` a `KeyboardInterrupt` with the
   * line that was running, when known.
   */
  exception: PythonException | null;
  /** Value of `call`; null without one, or when the program ended before it. */
  result: ShownValue | null;
  inputsUsed: number;
  /** What it left in its folder; nothing for a run that waits for input or was denied. */
  files: FilesLeft;
  /** Names in `vary` that the program never assigns at its top level. */
  unvaried: readonly string[];
  /** What the program drew before it ended, however it ended; null when it drew nothing, and where nobody asked. */
  drawing: Drawing | null;
  /** What a walk did; missing for every other run, and null for a walk that a limit stopped. */
  walk?: WalkFacts | null | undefined;
};

/** What one submission came to: the run that the learner sees, and one outcome per test case. */
export type RunReport<O extends Outcome = Outcome, E extends PythonException = PythonException> = {
  /** The run with the learner's inputs. */
  shown: O;
  /**
   * One outcome per case, in order. Cases beyond the time budget are missing at the end, and all of them when the
   * shown run ended as `time-limit`.
   */
  cases: readonly O[];
  facts: SourceFacts<E>;
};

/**
 * Facts about the source, found without running it. When it does not parse, only `syntaxError` and `comments` are
 * filled.
 */
export type SourceFacts<E extends PythonException = PythonException> = {
  syntaxError: E | null;
  /** Equal for programs with the same syntax tree, regardless of comments and spacing. */
  treeDigest: string;
  comments: readonly { line: number; text: string }[];
  /** Calls by the last part of the called name: `print`, `append`, `randint`. */
  calls: Readonly<Record<string, number>>;
  /** Assignments per name, loop variables included, parameters excluded. */
  assigned: Readonly<Record<string, number>>;
  /** Reads per name. */
  read: Readonly<Record<string, number>>;
  /** Every literal by its `repr`, with its count. */
  literals: Readonly<Record<string, number>>;
  /** Operators by symbol, augmented assignments included: `+`, `//`, `==`, `in`, `and`. */
  operators: Readonly<Record<string, number>>;
  /** Syntax tree node classes with their counts: `If`, `For`, `JoinedStr`, `ListComp`. */
  nodes: Readonly<Record<string, number>>;
  functions: readonly { name: string; parameters: number; line: number; returnsValue: boolean }[];
  imports: readonly string[];
  /** Exception names in `except` clauses. */
  caught: readonly string[];
  hasElse: boolean;
  hasElif: boolean;
  hasNestedLoop: boolean;
  /** Missing where nobody plays the program. */
  clues?: SourceClues | undefined;
};

/** What a mistake is about, such as `emptied`: a name that begins again in each round of the loop that fills it. */
export const mistakeKinds = [
  'emptied',
  'choice_of_text',
  'text_and_number',
  'lone_value',
  'not_stored',
  'no_reply',
  'both_ways',
  'not_called',
  'not_returned',
  'unused_parameter',
  'constant_test',
  'drawn_in_loop',
  'unused_answer',
  'unused_choice',
] as const;
export type MistakeKind = (typeof mistakeKinds)[number];

/** What is counted for the rules of programs that are played. */
export const clueCounts = [
  'empty_prints',
  'elifs',
  'text_plus',
  'grows',
  'asks_in_loop',
  'opens',
  'assert_calls',
  'stores',
  'numbers',
  'answers',
  'chosen_words',
  'chosen_numbers',
  'looked_at',
  'two_ways',
  'colours',
] as const;
export type ClueCount = (typeof clueCounts)[number];

/** Facts about the source of a program that is played: what its rules count, and mistakes that explain what its walks did. */
export type SourceClues = {
  /** Lines on which statements begin, without imports and heads of functions. */
  statements: readonly number[];
  counts: Readonly<Record<ClueCount, number>>;
  /** The first mistake of each kind, with the name that it is about, empty for none. */
  mistakes: readonly { kind: MistakeKind; line: number; name: string }[];
};
