import type { Drawing, DrawingStep } from '@python-learning/domain';
import { describe, expect, it } from 'vitest';
import { walls } from '../limits.ts';
import { isDrawing } from './drawing-schema.ts';

const page = { lower: [-160, -160], upper: [160, 160] } as const;
const ofAll = { line: 1, pen: 0, ms: 10 };
const look = { shape: 'classic', colour: '#000000', inside: '#000000', stretch: [1, 1] } as const;
const steps: readonly DrawingStep[] = [
  {
    ...ofAll,
    kind: 'line',
    points: [
      [0, 0],
      [1.25, -3],
    ],
    colour: '#00ff00',
    width: 2,
    heading: 90,
  },
  { ...ofAll, kind: 'move', to: [3, 4], heading: 0, line: null },
  { ...ofAll, kind: 'turn', heading: 359.5 },
  { ...ofAll, kind: 'dot', at: [0, 0], size: 5, colour: '#0000ff' },
  {
    ...ofAll,
    kind: 'fill',
    points: [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    colour: '#ffffff',
    under: 0,
  },
  { ...ofAll, kind: 'text', at: [0, 0], text: 'நிலா', colour: '#000000', size: 8, align: 'left' },
  { ...ofAll, ...look, kind: 'stamp', at: [0, 0], heading: 0 },
  { ...ofAll, ...look, kind: 'pen', isShown: false },
  { ...ofAll, kind: 'background', colour: '#112233' },
  { ...ofAll, kind: 'erase', steps: [0, 8] },
];
const [line, , , dot, , text] = steps;
const drawingOf = (...all: unknown[]) => ({ page, steps: all });

describe('a drawing that the sandbox tells', () => {
  it('may have every kind of step, and none', () => {
    expect(isDrawing({ page, steps } satisfies Drawing)).toBe(true);
    expect(isDrawing(drawingOf())).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a place that is no number', drawingOf({ ...dot, at: [Number.NaN, 0] })],
    ['a place without end', drawingOf({ ...dot, at: [Number.POSITIVE_INFINITY, 0] })],
    ['a place beyond all pages', drawingOf({ ...dot, at: [0, walls.drawnPlace + 1] })],
    ['a place with three numbers', drawingOf({ ...dot, at: [0, 0, 0] })],
    ['a line of no place', drawingOf({ ...line, points: [] })],
    ['a colour by its name', drawingOf({ ...dot, colour: 'red' })],
    ['a colour in capitals', drawingOf({ ...dot, colour: '#FF0000' })],
    ['a size below nothing', drawingOf({ ...dot, size: -1 })],
    ['a pen that is counted in halves', drawingOf({ ...dot, pen: 0.5 })],
    ['a time before the step', drawingOf({ ...dot, ms: -1 })],
    ['a text without end', drawingOf({ ...text, text: 'x'.repeat(walls.drawnTextLength + 1) })],
    ['a text with NUL', drawingOf({ ...text, text: 'a\0b' })],
    ['a text with half a letter', drawingOf({ ...text, text: '\ud83d' })],
    ['a fill under steps that come later', drawingOf({ ...steps[4], under: 2 })],
    ['a step that takes itself away', drawingOf({ ...steps[9], steps: [0] })],
    ['a step with more than it has', drawingOf({ ...dot, onload: '' })],
    ['steps without end', drawingOf(...Array(walls.drawnSteps + 1).fill(dot))],
    ['a page upside down', { page: { lower: page.upper, upper: page.lower }, steps: [] }],
  ])('is not %s', (_, value) => {
    expect(isDrawing(value)).toBe(false);
  });
});
