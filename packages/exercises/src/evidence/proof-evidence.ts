import {
  type Asked,
  type AskedByKind,
  type Bilingual,
  type ByKind,
  type Evidence,
  entryOf,
  type Outcome,
} from '@python-learning/domain';
import { output, outputExample } from './output.ts';
import { value, valueExample } from './value.ts';

/** What a case of a candidate asks for, as the proof uses it. */
export type ProofEvidence = {
  /** What the solution shows, in the form in which results are compared. */
  resultOf(outcome: Outcome): string;
  /** What the proven exercise expects, given the outcome of the solution; undefined for one that did not run. */
  expected(outcome: Outcome | undefined): Evidence;
  /** Equal for cases that are set up in the same way. */
  setup(inputs: readonly string[]): unknown;
  /** The case in one line, for whoever writes exercises. */
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

const proofs: ByKind<ProofEvidence, AskedByKind> = { output, value };
const examples: ByKind<ProofExample> = { output: outputExample, value: valueExample };

export function proofEvidence(asked: Asked): ProofEvidence {
  return entryOf(proofs, asked);
}

export function exampleOf(evidence: Evidence): ProofExample {
  return entryOf(examples, evidence);
}
