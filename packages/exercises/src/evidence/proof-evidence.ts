import { type Asked, type AskedByKind, type ByKind, type Evidence, entryOf } from '@python-learning/domain';
import type { ProofEvidence, ProofExample } from './evidence.types.ts';
import { output, outputExample } from './output.ts';
import { value, valueExample } from './value.ts';

const proofs: ByKind<ProofEvidence, AskedByKind> = { output, value };
const examples: ByKind<ProofExample> = { output: outputExample, value: valueExample };

export function proofEvidence(asked: Asked): ProofEvidence {
  return entryOf(proofs, asked);
}

export function exampleOf(evidence: Evidence): ProofExample {
  return entryOf(examples, evidence);
}
