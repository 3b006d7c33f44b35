import {
  drawingOfStrokes,
  type EvidenceByKind,
  type Outcome,
  readStrokes,
  type Stroke,
  strokesOf,
  strokesText,
} from '@python-learning/domain';
import { explain } from '../catalogue/explain.ts';
import { explainRun, type FactsReader } from '../explain-run.ts';
import { compareStrokes, isEqual } from '../strokes/compare-strokes.ts';
import { findDifference } from '../strokes/find-difference.ts';
import { strokesInWords } from '../strokes/strokes-in-words.ts';
import { texts } from '../text/texts.ts';
import type { Explanation } from '../types.ts';
import type { FailedCase, GradedEvidence } from './graded-evidence.ts';

type Strokes = EvidenceByKind['strokes'];

/** The program must draw this; what it prints does not count. */
export function strokes({ drawing, colours }: Strokes): GradedEvidence {
  const wanted = readStrokes(drawing);
  const counted = { colours: colours === 'compared', widths: true };
  return {
    wanted: drawing,
    read: (outcome) => strokesText(strokesDrawn(outcome)),
    isSame: (found) => isEqual(compareStrokes(wanted, readStrokes(found), counted)),
    recorded: counted.colours ? (found) => found : withoutColours,
    described: (found, language) => strokesInWords(readStrokes(found))[language],
    drawn: (found) => drawingOfStrokes(readStrokes(found)),
    output: null,
    explain: (failing, _, reader) => explainRun(failing.outcome, reader) ?? explainStrokes(failing, reader),
  };

  function explainStrokes({ expected, outcome }: FailedCase, reader: FactsReader): Explanation {
    if (!expected.visible) return explain('DRAW-HIDDEN', texts.drawings['DRAW-HIDDEN'], reader);
    const { id, line, ...found } = findDifference(wanted, strokesDrawn(outcome), outcome.drawing, counted);
    const values = 'missing' in found ? inWords(found) : found;
    return explain(id, texts.drawings[id], reader, { n: line ?? 1, ...values }, { line, column: null });
  }
}

function strokesDrawn({ drawing }: Outcome): Stroke[] {
  return drawing === null ? [] : strokesOf(drawing);
}

/** The text of strokes whose colours are free: equal for programs that draw the same. */
function withoutColours(found: string): string {
  return strokesText(readStrokes(found).map((stroke) => ({ ...stroke, colour: '#000000' })));
}

function inWords({ missing, extra }: { missing: readonly Stroke[]; extra: readonly Stroke[] }) {
  return { missing: strokesInWords(missing), extra: strokesInWords(extra) };
}
