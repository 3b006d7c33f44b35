import type { Drawing, Evidence, Language, QuestionChecks, RunReport } from '@python-learning/domain';

export type ObserveInput<E = Evidence> = {
  question: QuestionChecks<E>;
  source: string;
  report: RunReport;
  /** Names of the files that the program found in its folder; missing for none. */
  files?: readonly string[];
  /** Lines of the guess that counts, whatever the program says now; missing where the program's own counts. */
  guess?: readonly string[];
};

export type AssessInput<E = Evidence> = ObserveInput<E> & {
  language: Language;
  /** How often this learner has failed this question before this submission. */
  failedAttempts: number;
  /** Hints that the learner has opened without failing. */
  openedHints?: number;
};

/** One line of the list of checks. A hidden case never carries what was expected. */
export type Check = {
  name: string;
  passed: boolean;
  visible: boolean;
  /** Kind of evidence that its case looks at; missing for a rule. */
  evidence?: string;
  expected?: string;
  actual?: string;
  /** What should be drawn and what was drawn, for a visible case about a drawing. */
  expectedDrawing?: Drawing;
  actualDrawing?: Drawing;
  inputs?: readonly string[];
  message?: string;
};

/** Explains what happened, in the learner's language; Python's own message is a separate field. */
export type Explanation = {
  /** Catalogue entry, mismatch class, or `RULE-` and the kind of the rule. */
  id: string;
  title: string;
  text: string;
  next_step: string;
  /** The last line that Python itself would print; null when Python printed nothing. */
  python_says: string | null;
  line: number | null;
  column: number | null;
};

/** The program as it was probably meant, applied by one tap. */
export type Fix = { description: string; code: string };

export type PredictionFeedback = {
  /** True when the guess equals the output line by line. */
  matches: boolean;
  guess: readonly string[];
  shown: readonly string[];
  text: string;
};

/** Verdict of a run. While it waits for a line of input it is not graded, whatever the results of its cases. */
export type RunVerdict =
  /** `stdout_so_far` is the transcript up to the moment the program asked for input. */
  | { verdict: 'waiting'; stdout_so_far: string }
  | { verdict: 'wrong' }
  /**
   * `praise` names what was good in a program that the learner wrote; null for a prediction, which has none.
   */
  | { verdict: 'solved'; praise: string | null };

export type Assessment = RunVerdict & {
  /** Transcript of the shown run, with a note where it was cut. */
  output: string;
  /**
   * Next steps for the learner. At most one text about this mistake comes first; the graded hints unlocked so far
   * follow. Without an anticipated mistake the first is `text` and `next_step` of the explanation, or `next_step` alone
   * for a broken rule.
   */
  hints: readonly string[];
  /** At most one style suggestion, only for a correct program. */
  suggestions: readonly string[];
  /** Empty while the run waits for input. */
  checks: readonly Check[];
  explanation: Explanation | null;
  fix: Fix | null;
  /** Python's message, or ours for a limit, when the shown run failed. */
  error?: string;
  error_line?: number;
  prediction?: PredictionFeedback;
};

/** The praise of a solved assessment; null when there is none. */
export function praiseOf(assessment: Assessment): string | null {
  return assessment.verdict === 'solved' ? assessment.praise : null;
}
