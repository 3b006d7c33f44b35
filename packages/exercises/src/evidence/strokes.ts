import {
  type AskedByKind,
  type EvidenceByKind,
  localized,
  type Outcome,
  readStrokes,
  strokesOf,
  strokesText,
} from '@python-learning/domain';
import { strokesInWords } from '@python-learning/feedback';
import { filled } from '../filled.ts';
import { texts } from '../texts.ts';
import type { ProofEvidence, ProofExample } from './evidence.types.ts';

export function strokes({ colours }: AskedByKind['strokes']): ProofEvidence {
  return {
    resultOf: drawn,
    expected: (outcome) => ({
      kind: 'strokes',
      colours,
      drawing: outcome === undefined ? '' : drawn(outcome),
      stdout: outcome?.stdout.trimEnd() ?? '',
    }),
    setup: (inputs) => [inputs, 'strokes'],
    named: (inputs) => inputs.join(' / '),
    written: [],
    isPrinted: false,
    minResults: 1,
  };
}

export function strokesExample({ drawing }: EvidenceByKind['strokes']): ProofExample {
  const words = strokesInWords(readStrokes(drawing));
  const text = localized(
    (language) => filled(texts.examples.strokes, { drawing: words[language] })[language],
  );
  return { text: () => text, isForEachCase: false };
}

function drawn({ drawing }: Outcome): string {
  return drawing === null ? '' : strokesText(strokesOf(drawing));
}
