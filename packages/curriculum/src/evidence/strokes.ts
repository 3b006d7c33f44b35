import { type EvidenceByKind, type Outcome, strokesOf, strokesText } from '@python-learning/domain';
import { z } from 'zod';
import { blockSchema } from '../text.schema.ts';
import { type ContentEvidence, type EvidenceNotation, producedOutput } from './content-evidence.ts';

type Strokes = EvidenceByKind['strokes'];

export const strokesNotation = {
  fields: {
    /** Whether the colours of a drawing are compared. A case with this field expects the drawing. */
    colours: z.enum(['compared', 'free']).nullable().default(null),
    /** The strokes of the model solution as text, recorded by the content check. */
    drawing: blockSchema.nullable().default(null),
  },
  faultOf: ({ colours, drawing, call }) => {
    if ((colours === null) !== (drawing === null)) return 'colours and drawing belong together';
    return colours !== null && call !== null ? 'a case expects a drawing or the value of a call' : null;
  },
  read: ({ stdout, colours, drawing }) =>
    colours === null || drawing === null ? null : { kind: 'strokes', colours, drawing, stdout },
} as const satisfies EvidenceNotation<Strokes>;

export function strokes({ colours, drawing, stdout }: Strokes): ContentEvidence {
  return {
    recorded: { stdout, drawing },
    producedBy: (outcome) => ({ stdout: producedOutput(outcome), drawing: drawnText(outcome) }),
    wanted: drawing,
    isVaried: false,
    signature: () => [colours, drawing],
  };
}

function drawnText({ drawing }: Outcome): string | null {
  return drawing === null ? null : strokesText(strokesOf(drawing));
}
