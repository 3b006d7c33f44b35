import type { Drawing, DrawingStep, Point } from '@python-learning/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { drawing as shape } from './drawing.ts';

const page: Drawing['page'] = { lower: [-160, -160], upper: [160, 160] };
const of = { line: 3, pen: 0, ms: 20 };
const look = { shape: 'turtle', colour: '#112233', inside: '#445566', stretch: [1, 2] } as const;

/** An arc of a circle, as a pen draws it. */
function arc(radius: number, corners: number, share: number): Point[] {
  return Array.from({ length: corners + 1 }, (_, corner): Point => {
    const angle = (2 * Math.PI * share * corner) / corners;
    return [hundredths(radius * Math.cos(angle)), hundredths(radius * Math.sin(angle))];
  });
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

/** A step of each kind, of two pens that draw in turns. */
const everyKind: DrawingStep[] = [
  { kind: 'pen', ...of, isShown: true, ...look },
  { kind: 'line', ...of, points: [[0, 0], [0.1, -0.29]], colour: '#000000', width: 1.5, heading: 288.88 }, // biome-ignore format: one step a line
  { kind: 'turn', ...of, pen: 1, line: null, heading: 359.99 },
  { kind: 'line', ...of, pen: 1, points: arc(80, 24, 0.5), colour: '#ff0000', width: 2, heading: 0 },
  { kind: 'line', ...of, points: [[100_000, -100_000], [100_000, -100_000], [-100_000, 100_000], [0.01, 0]], colour: '#ff0000', width: 2, heading: 12 }, // biome-ignore format: one step a line
  { kind: 'move', ...of, to: [-7.77, 3], heading: 0 },
  { kind: 'dot', ...of, at: [12, 0], size: 6, colour: '#00ff00' },
  { kind: 'fill', ...of, points: arc(33.3, 19, 1), colour: '#ffff00', under: 1 },
  { kind: 'text', ...of, at: [1, 2], text: 'வணக்கம்', colour: '#000000', size: 12, align: 'center' },
  { kind: 'stamp', ...of, at: [3, 4], heading: 45, ...look },
  { kind: 'background', ...of, colour: '#ffeecc' },
  { kind: 'erase', ...of, steps: [1, 3] },
];

describe('a drawing on its way', () => {
  it('is the same drawing when it arrives, whatever kinds of steps it has', () => {
    const drawing = { page, steps: everyKind };
    const sent = JSON.stringify(z.encode(shape, drawing));
    expect(shape.parse(JSON.parse(sent))).toEqual(drawing);
    expect(sent).not.toContain('"points"');
  });

  it('tells the corners of an arc by what they differ from its bend, which is a few hundredths', () => {
    const line: DrawingStep = {
      kind: 'line',
      ...of,
      points: arc(70, 40, 1),
      colour: '#000000',
      width: 1,
      heading: 0,
    };
    const sent = z.encode(shape, { page, steps: [line] });
    const shifts = 'x' in sent ? [...sent.x.slice(3), ...sent.y.slice(3)] : [];
    expect(shifts).toHaveLength(76);
    expect(Math.max(...shifts.map(Math.abs))).toBeLessThanOrEqual(4);
  });

  it('is read from the list of steps, too, in which it is kept', () => {
    const drawing = { page, steps: everyKind };
    expect(shape.parse(JSON.parse(JSON.stringify(drawing)))).toEqual(drawing);
  });

  it('is refused where a column is too short', () => {
    const sent = z.encode(shape, { page, steps: everyKind });
    if (!('x' in sent)) throw new Error('it was not sent in columns');
    expect(shape.safeParse(sent).success).toBe(true);
    for (const name of ['x', 'y', 'length', 'turn', 'line', 'colour', 'text', 'under'] as const) {
      expect([name, shape.safeParse({ ...sent, [name]: sent[name].slice(1) }).success]).toEqual([
        name,
        false,
      ]);
    }
    expect(shape.safeParse({ ...sent, length: sent.length.map(() => 1e12) }).success).toBe(false);
  });
});
