import { type DrawingStep, type Point, walksOf } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import { cluesWith, printed, questionWith, reportOf } from '../../fixtures/builders.ts';
import { judge } from '../judge.ts';
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

  test('counts colours of the source where the drawing follows a variable', () => {
    const settings = { first: null, stop: '0', words: [], mistypes: false, least: 0 };
    const broken = (drawn: (varied: number | null) => number, named: number) => {
      const walk = { asked: 0, answers: [], echoed: 0, lines: [] };
      const outcomes = walksOf(settings).map(({ varied }) =>
        printed('', { walk: { ...walk, varied: varied === 0 ? 'done' : null, drawn: drawn(varied) } }),
      );
      const question = questionWith({ kind: 'free', rules: ['colours>=2'], walks: settings });
      const facts = { clues: cluesWith({ colours: named }) };
      return judge({ question, source: '', report: reportOf(outcomes, facts, printed('')) }).brokenRules;
    };
    expect(broken((varied) => (varied === 0 ? 2 : 1), 2)).toEqual([]);
    expect(broken((varied) => (varied === 0 ? 2 : 1), 1)).toEqual(['colours>=2']);
    expect(broken(() => 1, 2)).toEqual(['colours>=2']);
  });

  test('finds a pen at the middle of its first ring', () => {
    const ring = line([
      [9, 0],
      [0, 9],
      [9, 0],
    ]);
    const back: DrawingStep = { ...told, kind: 'move', to: [0, 0], heading: 0 };
    const away: DrawingStep = { ...told, kind: 'move', to: [30, 0], heading: 0 };
    expect(isKept('closed', [ring, back])).toBe(true);
    expect(isKept('closed', [ring, back, away])).toBe(false);
    expect(isKept('closed', [away, ring, away])).toBe(true);
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
