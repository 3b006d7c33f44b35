import {
  type Asked,
  type AskedByKind,
  type Bilingual,
  type ByKind,
  type Evidence,
  type ExpectedCase,
  entryOf,
  localized,
} from '@python-learning/domain';
import type { ProofEvidence, ProofExample } from './evidence.types.ts';
import { output, outputExample } from './output.ts';
import { value, valueExample } from './value.ts';

const proofs: ByKind<ProofEvidence, AskedByKind> = { output, value };
const examples: ByKind<ProofExample> = { output: outputExample, value: valueExample };

export function proofEvidence(asked: Asked): ProofEvidence {
  return entryOf(proofs, asked);
}

/** Rule 10: adds an example to the text, taken from a real run of the solution. */
export function withExample(statement: Bilingual, cases: readonly ExpectedCase[]): Bilingual {
  const shown = cases
    .filter(({ visible }) => visible)
    .map(({ inputs, evidence }) => ({ ...exampleOf(evidence), inputs }));
  const blocks = [
    ...shown.filter(({ isForEachCase }) => !isForEachCase).slice(0, 1),
    ...shown.filter(({ isForEachCase }) => isForEachCase),
  ].map(({ text, inputs }) => text(inputs));
  return localized((language) =>
    [statement[language].trim(), ...blocks.map((block) => block[language])].join('\n\n'),
  );
}

function exampleOf(evidence: Evidence): ProofExample {
  return entryOf(examples, evidence);
}
