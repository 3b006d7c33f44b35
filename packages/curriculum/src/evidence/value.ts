import type { EvidenceByKind } from '@python-learning/domain';
import { z } from 'zod';
import { type ContentEvidence, type EvidenceNotation, producedOutput } from './content-evidence.ts';

type Value = EvidenceByKind['value'];

export const valueNotation = {
  fields: {
    /** An expression evaluated in the program's namespace; `result` is the `repr` it must have. */
    call: z.string().min(1).nullable().default(null),
    result: z.string().nullable().default(null),
  },
  faultOf: ({ call, result }) =>
    (call === null) === (result === null) ? null : 'call and result belong together',
  read: ({ stdout, call, result }) =>
    call === null || result === null ? null : { kind: 'value', call, result, stdout },
} as const satisfies EvidenceNotation<Value>;

export function value({ call, result, stdout }: Value): ContentEvidence {
  return {
    recorded: { stdout, result },
    producedBy: (outcome) => ({ stdout: producedOutput(outcome), result: outcome.result?.repr ?? null }),
    wanted: result,
    isVaried: true,
    signature: (rename) => [rename(call), result, stdout],
  };
}
