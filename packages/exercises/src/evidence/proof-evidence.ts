import { type Asked, type AskedByKind, type ByKind, type Evidence, entryOf } from '@python-learning/domain';
import type { ProofEvidence, ProofExample } from './evidence.types.ts';
import { output, outputExample } from './output.ts';
import { strokes, strokesExample } from './strokes.ts';
import { value, valueExample } from './value.ts';

const proofs: ByKind<ProofEvidence, AskedByKind> = { output, value, strokes };
const examples: ByKind<ProofExample> = {
  output: outputExample,
  value: valueExample,
  strokes: strokesExample,
};

export function proofEvidence(asked: Asked): ProofEvidence {
  return entryOf(proofs, asked);
}

export function exampleOf(evidence: Evidence): ProofExample {
  return entryOf(examples, evidence);
}
