import type { Drawing, ExpectedCase, Language, Outcome } from '@python-learning/domain';
import type { FactsReader } from '../explain-run.ts';
import type { Explanation } from '../types.ts';

/** A case with what the program did in it; `outcome` is null when the time budget ended before the case. */
export type GradedCase = {
  index: number;
  /** Kind of its evidence. */
  kind: string;
  expected: Omit<ExpectedCase, 'evidence'>;
  evidence: GradedEvidence;
  outcome: Outcome | null;
  passed: boolean;
};

/** The evidence that a case expects, as grading uses it: how a run is compared with it, described and explained. */
export type GradedEvidence = {
  /** What is expected, as `read` finds it. */
  wanted: string;
  /** What a run shows of it; null when it shows nothing. */
  read(outcome: Outcome): string | null;
  /** Whether a program that showed this is right. */
  isSame(found: string): boolean;
  /** The form in which mistakes are recorded: equal for programs that do the same. */
  recorded(found: string): string;
  /** The form in which a learner reads it in the list of checks. */
  described(found: string, language: Language): string;
  /** The form in which a learner sees it there; missing for what is read. */
  drawn?: (found: string) => Drawing;
  /** The output that is compared; null when the program may print anything. */
  output: string | null;
  /** Explains a failed case that has an outcome. For a hidden case, never says what was expected. */
  explain(failing: FailedCase, graded: readonly GradedCase[], reader: FactsReader): Explanation;
};

export type FailedCase = GradedCase & { outcome: Outcome };
