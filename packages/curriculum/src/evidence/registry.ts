import {
  type ByKind,
  type Evidence,
  type EvidenceByKind,
  type EvidenceKind,
  entryOf,
} from '@python-learning/domain';
import type { ContentEvidence, EvidenceFields, EvidenceNotation } from './content-evidence.ts';
import { output, outputNotation } from './output.ts';
import { strokes, strokesNotation } from './strokes.ts';
import { value, valueNotation } from './value.ts';

const notations: { readonly [K in EvidenceKind]: EvidenceNotation<EvidenceByKind[K]> } = {
  output: outputNotation,
  value: valueNotation,
  strokes: strokesNotation,
};

/** The fields of all kinds, for the schema of a case. */
export const evidenceFields = {
  ...valueNotation.fields,
  ...strokesNotation.fields,
  ...outputNotation.fields,
};

/** What is wrong with the evidence that a case asks for; null when nothing is. */
export function faultOfEvidence(fields: EvidenceFields): string | null {
  const faults = Object.values(notations).map(({ faultOf }) => faultOf(fields));
  return faults.find((fault) => fault !== null) ?? null;
}

/** The evidence that the fields of a case ask for: the output, unless another kind finds its own fields. */
export function caseEvidence(fields: EvidenceFields): Evidence {
  const asked: readonly (Evidence | null)[] = Object.values(notations).map(({ read }) => read(fields));
  return asked.find((evidence) => evidence !== null) ?? { kind: 'output', stdout: fields.stdout };
}

const contents: ByKind<ContentEvidence> = { output, value, strokes };

/** The evidence of a case, as the content check works with it. */
export function contentEvidence(evidence: Evidence): ContentEvidence {
  return entryOf(contents, evidence);
}
