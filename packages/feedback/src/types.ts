/**
 * What feedback is made from, and what it says. The shapes of a run repeat those of the engine on purpose:
 * this package depends on nothing, so that it can be read, tested and moved alone.
 */

export type Language = 'en' | 'ta';

/** A text in both languages of the product. */
export type Bilingual = Readonly<Record<Language, string>>;

export const questionKinds = [
  'predict',
  'modify',
  'complete',
  'fix',
  'make',
  'input',
  'project',
  'challenge',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** One test case with what it must bring about. `result` is the `repr` that a `call` case must give. */
export type ExpectedCase = {
  visible: boolean;
  inputs: readonly string[];
  stdout: string;
  call: string | null;
  result: string | null;
  vary: Readonly<Record<string, unknown>> | null;
};

/**
 * How a program stopped, said so that two programs with the same mistake have the same: what differs between them
 * without meaning, such as line numbers and the words of texts, is left out.
 */
export type ObservedStop = {
  /** The last line that Python wrote, with the names and values in it; null for a limit, where Python said nothing. */
  says: string | null;
  /** The code it is about; empty where Python's words name what is wrong, or no line of the program. */
  code: string;
  /** The first lines that were shown before, as far as they tell one mistake from another. */
  shown: string;
};

/**
 * What a known wrong answer was seen to do when it was run: learners whose program does the same get its hint.
 * Exactly one of the three is what a learner meets first: an error, a wrong case, or a broken rule.
 */
export type ObservedMistake = {
  /** Error catalogue entry of the first failing case, or null when the program ended well. */
  errorId: string | null;
  /** How that case stopped. Missing in records that are older than it: their errors agree with no other. */
  stop?: ObservedStop | null;
  /** Per case in order: the normalised output, or for a `call` case the `repr`; null when the case did not finish. */
  results: readonly (string | null)[];
  brokenRules: readonly string[];
};

export type AnticipatedMistake = {
  id: string;
  hint: Bilingual;
  observed: ObservedMistake;
  /** A structure rule that must hold for the hint to be true of the program, such as `op://`. */
  onlyIf: string | null;
};

/** The `milestone` of whoever has gone through the whole course, however long it is: nothing waits any more. */
export const afterTheCourse = Number.MAX_SAFE_INTEGER;

/** Everything the grading of one coding question needs. */
export type QuestionChecks = {
  kind: QuestionKind;
  cases: readonly ExpectedCase[];
  /** Structure rules in the notation of the content files: `prints==1`, `assign:total>=2`, `no:call:max`. */
  rules: readonly string[];
  mistakes: readonly AnticipatedMistake[];
  /** Graded: a nudge, a pointer, nearly the answer. */
  hints: readonly Bilingual[];
  /** `treeDigest` of the starter, for the rule `same_as_starter`. */
  starterDigest: string;
  /** The starter itself: style suggestions never speak of its lines. */
  starter?: string;
  /** Order of the milestone: style suggestions wait for what was taught. Without it only those of milestone 1 are given. */
  milestone?: number;
};

export type OutcomeKind =
  | 'finished'
  | 'input-required'
  | 'python-error'
  | 'time-limit'
  | 'output-limit'
  | 'memory-limit'
  | 'denied';

/** A place in the program. Lines count from 1, columns from 0; the end is exclusive. */
export type SourceRange = {
  line: number;
  column: number | null;
  endLine: number | null;
  endColumn: number | null;
};

export type PythonException = {
  type: string;
  /** The message without the class name, Python's own suggestion included. */
  message: string;
  range: SourceRange | null;
};

/** What feedback needs to know of one run of the program. */
export type Outcome = {
  kind: OutcomeKind;
  /** What was printed, prompts left out. */
  stdout: string;
  /** What a terminal would show. */
  transcript: string;
  /** Bytes left out between the kept head and tail of the output. */
  omittedBytes: number;
  exception: PythonException | null;
  result: { repr: string; type: string; number: number | null } | null;
  inputsUsed: number;
  /** Names asked for by `vary` that the program never assigns at its top level. */
  unvaried: readonly string[];
};

export type RunReport = { shown: Outcome; cases: readonly Outcome[]; facts: SourceFacts };

/** What is known of the program without running it. */
export type SourceFacts = {
  syntaxError: PythonException | null;
  treeDigest: string;
  comments: readonly { line: number; text: string }[];
  calls: Readonly<Record<string, number>>;
  assigned: Readonly<Record<string, number>>;
  read: Readonly<Record<string, number>>;
  literals: Readonly<Record<string, number>>;
  operators: Readonly<Record<string, number>>;
  nodes: Readonly<Record<string, number>>;
  functions: readonly { name: string; parameters: number; line: number; returnsValue: boolean }[];
  imports: readonly string[];
  caught: readonly string[];
  hasElse: boolean;
  hasElif: boolean;
  hasNestedLoop: boolean;
};

export type ObserveInput = { question: QuestionChecks; source: string; report: RunReport };

export type AssessInput = ObserveInput & {
  language: Language;
  /** How often this learner has failed this question before this submission. */
  failedAttempts: number;
};

/** One line of the list that shows what was checked. A hidden case never carries what was expected. */
export type Check = {
  name: string;
  passed: boolean;
  visible: boolean;
  expected?: string;
  actual?: string;
  inputs?: readonly string[];
  message?: string;
};

/** What happened, in the learner's language, with Python's own words kept apart. */
export type Explanation = {
  /** Entry of the error catalogue, class of the output's difference, or `RULE-` and the rule. */
  id: string;
  title: string;
  text: string;
  next_step: string;
  /** The last line that Python itself would write, or null when Python said nothing. */
  python_says: string | null;
  line: number | null;
  column: number | null;
};

/** The program as it was probably meant, for one tap. */
export type Fix = { description: string; code: string };

export type PredictionFeedback = {
  /** True when every guessed line is the shown one. */
  matches: boolean;
  guess: readonly string[];
  shown: readonly string[];
  text: string;
};

/** What a run came to. While it waits for a line of input it is not graded, whatever its cases gave. */
export type RunVerdict =
  /** `stdout_so_far` is what the program had shown when it asked. */
  | { verdict: 'waiting'; stdout_so_far: string }
  | { verdict: 'wrong' }
  /** `praise` names what was good, in a program that the learner wrote; a prediction writes none. */
  | { verdict: 'solved'; praise: string | null };

export type Assessment = RunVerdict & {
  /** Transcript of the shown run, with a friendly note where it was cut. */
  output: string;
  /**
   * What to do next. At most one text about this very mistake comes first; graded hints follow as they are unlocked.
   * Where the question anticipates nothing, the first is `text` and `next_step` of the explanation.
   */
  hints: readonly string[];
  /** At most one remark about style, only for a correct program. */
  suggestions: readonly string[];
  /** None of a run that waits. */
  checks: readonly Check[];
  explanation: Explanation | null;
  fix: Fix | null;
  /** Python's words, or ours for a limit, when the shown run did not end well. */
  error?: string;
  error_line?: number;
  prediction?: PredictionFeedback;
};

/** Null where nothing is praised. */
export function praiseOf(assessment: Assessment): string | null {
  return assessment.verdict === 'solved' ? assessment.praise : null;
}
