import type { DrawingStep, Point } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import { printed, reportOf } from '../../fixtures/builders.ts';
import { brokenRules } from './broken-rules.ts';

const told = { line: 1, pen: 0, ms: 0 };
const line = (points: Point[], colour = '#000000'): DrawingStep => ({
  ...told,
  kind: 'line',
  points,
  colour,
  width: 1,
  heading: 0,
});
const dot = (at: Point, colour = '#000000'): DrawingStep => ({ ...told, kind: 'dot', at, size: 5, colour });
const page = { lower: [-160, -160], upper: [160, 160] } as const;

function isKept(rule: string, steps: readonly DrawingStep[] | null): boolean {
  const drawing = steps === null ? null : { page, steps };
  return brokenRules([rule], reportOf([], {}, printed('', { drawing })), '', '').length === 0;
}

describe('a rule about a drawing', () => {
  test('counts lines and dots that are left', () => {
    const steps = [
      line([
        [0, 0],
        [9, 0],
      ]),
      dot([3, 3]),
      line([
        [9, 0],
        [9, 9],
      ]),
    ];
    expect(isKept('strokes>=3', steps)).toBe(true);
    expect(isKept('strokes>=4', steps)).toBe(false);
    expect(isKept('strokes>=3', [...steps, { ...told, kind: 'erase', steps: [1] }])).toBe(false);
    expect(isKept('strokes>=1', null)).toBe(false);
  });

  test('counts colours that were drawn with', () => {
    const steps = [
      line(
        [
          [0, 0],
          [9, 0],
        ],
        '#ff0000',
      ),
      dot([3, 3], '#0000ff'),
    ];
    expect(isKept('colours>=2', steps)).toBe(true);
    expect(isKept('colours>=3', steps)).toBe(false);
  });

  test('finds the pen where it began, give or take a rounding', () => {
    const there = line([
      [0, 0],
      [40, 0],
    ]);
    expect(
      isKept('closed', [
        there,
        line([
          [40, 0],
          [0.4, 0.3],
        ]),
      ]),
    ).toBe(true);
    expect(isKept('closed', [there, { ...told, kind: 'move', to: [0, 0], heading: 0 }])).toBe(true);
    expect(
      isKept('closed', [
        there,
        line([
          [40, 0],
          [3, 0],
        ]),
      ]),
    ).toBe(false);
    expect(isKept('closed', [dot([0, 0])])).toBe(false);
  });
});
