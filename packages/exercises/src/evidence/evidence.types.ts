import type { Bilingual, Evidence, Outcome } from '@python-learning/domain';

/** What a case of a candidate asks for, as the proof uses it. */
export type ProofEvidence = {
  /** What the solution shows, in the form in which results are compared. */
  resultOf(outcome: Outcome): string;
  /** What the proven exercise expects, given the outcome of the solution; undefined for one that did not run. */
  expected(outcome: Outcome | undefined): Evidence;
  /** Equal for cases that are set up in the same way. */
  setup(inputs: readonly string[]): unknown;
  /** The case in one line, for the author of exercises. */
  named(inputs: readonly string[]): string;
  /** The texts besides the inputs that the author wrote. */
  written: readonly string[];
  /** Whether a program could be right by printing without a thought. */
  isPrinted: boolean;
  /** Different results that an exercise with such a case needs at least. */
  minResults: number;
};

/** How the text of an exercise shows what a case expects. */
export type ProofExample = {
  text: (inputs: readonly string[]) => Bilingual;
  /** False where the first visible case is example enough. */
  isForEachCase: boolean;
};
