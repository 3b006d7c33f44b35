import type { Drawing, DrawingStep } from '@python-learning/domain';
import { describe, expect, it } from 'vitest';
import { shownDrawing } from './shown-drawing.ts';

const usual = { line: 3, pen: 0, ms: 100 };
const page: Drawing['page'] = { lower: [-160, -160], upper: [160, 160] };

function dot(size: number): DrawingStep {
  return { kind: 'dot', ...usual, at: [0, 0], size, colour: '#ff0000' };
}

describe('the drawing that is stored beside a program', () => {
  it('is what is seen at the end, an area under the same marks as before', () => {
    const fill: DrawingStep = {
      kind: 'fill',
      ...usual,
      points: [
        [0, 0],
        [9, 0],
        [0, 9],
      ],
      colour: '#00ff00',
      under: 3,
    };
    const steps = [
      dot(1),
      { kind: 'turn', ...usual, heading: 90 },
      dot(2),
      dot(3),
      fill,
      { kind: 'erase', ...usual, steps: [2] },
    ] as const;
    const still = { line: null, ms: 0 };
    expect(shownDrawing({ page, steps })).toEqual({
      page,
      steps: [
        { ...dot(1), ...still },
        { ...dot(3), ...still },
        { ...fill, ...still, under: 1 },
      ],
    });
  });

  it('is none where nothing is seen, and where it would be long', () => {
    expect(shownDrawing(null)).toBeNull();
    expect(shownDrawing({ page, steps: [{ kind: 'turn', ...usual, heading: 90 }] })).toBeNull();
    expect(shownDrawing({ page, steps: Array.from({ length: 200 }, (_, size) => dot(size)) })).not.toBeNull();
    expect(shownDrawing({ page, steps: Array.from({ length: 600 }, (_, size) => dot(size)) })).toBeNull();
  });
});
