import type { EvidenceByKind } from '@python-learning/domain';
import { blockSchema } from '../text.schema.ts';
import { type ContentEvidence, type EvidenceNotation, producedOutput } from './content-evidence.ts';

type Output = EvidenceByKind['output'];

/** What a case expects when no other kind reads its fields: every case has an output. */
export const outputNotation = {
  /** Output of the model solution, recorded by the content check. */
  fields: { stdout: blockSchema },
  faultOf: () => null,
  read: () => null,
} as const satisfies EvidenceNotation<Output>;

export function output({ stdout }: Output): ContentEvidence {
  return {
    recorded: { stdout },
    producedBy: (outcome) => ({ stdout: producedOutput(outcome) }),
    wanted: stdout,
    isVaried: false,
    signature: () => stdout,
  };
}
