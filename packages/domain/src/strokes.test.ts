import { describe, expect, test } from 'vitest';
import type { Drawing, DrawingStep, Point } from './drawing.ts';
import { drawingOfStrokes, readStrokes, strokesOf, strokesText } from './strokes.ts';

const ofAll = { line: 1, pen: 0, ms: 0 };
const look = { shape: 'turtle', colour: '#000000', inside: '#00ff00', stretch: [1, 1] } as const;
const drawn = (...steps: DrawingStep[]): Drawing => ({
  page: { lower: [-160, -160], upper: [160, 160] },
  steps,
});
const dot = (at: Point, colour = '#ff0000', size = 5): DrawingStep => ({
  ...ofAll,
  kind: 'dot',
  at,
  size,
  colour,
});

function line(points: readonly Point[], colour = '#000000', width = 1): DrawingStep {
  return { ...ofAll, kind: 'line', points, colour, width, heading: 0 };
}

function textOf(...steps: DrawingStep[]): string {
  return strokesText(strokesOf(drawn(...steps)));
}

describe('the strokes of a drawing', () => {
  test('are the same in whatever order and direction they were drawn', () => {
    const [a, b] = [
      line([
        [0, 0],
        [100, 0],
      ]),
      line([
        [100, 0],
        [100, 50],
      ]),
    ];
    const turned = line([
      [100, 50],
      [100, 0],
    ]);
    expect(textOf(a, dot([3, 4]), b)).toBe(textOf(turned, a, dot([3, 4])));
  });

  test('are one line where lines go on in the same direction, also in pieces that were drawn apart', () => {
    const whole = textOf(
      line([
        [0, 0],
        [90, 0],
      ]),
    );
    expect(
      textOf(
        line([
          [0, 0],
          [30, 0],
        ]),
        line([
          [60, 0],
          [90, 0],
        ]),
        line([
          [60, 0],
          [30, 0],
        ]),
      ),
    ).toBe(whole);
    expect(
      textOf(
        line([
          [0, 0],
          [33.33, 33.33],
        ]),
        line([
          [33.33, 33.33],
          [66.67, 66.67],
        ]),
      ),
    ).toBe(
      textOf(
        line([
          [0, 0],
          [66.67, 66.67],
        ]),
      ),
    );
  });

  test('stay apart at a corner, in another colour or width, and where a line goes back', () => {
    const first = line([
      [0, 0],
      [50, 0],
    ]);
    for (const second of [
      line([
        [50, 0],
        [90, 30],
      ]),
      line(
        [
          [50, 0],
          [90, 0],
        ],
        '#ff0000',
      ),
      line(
        [
          [50, 0],
          [90, 0],
        ],
        '#000000',
        5,
      ),
      line([
        [50, 0],
        [10, 0.1],
      ]),
    ]) {
      expect(strokesOf(drawn(first, second))).toHaveLength(2);
    }
  });

  test('are there once where they were drawn twice, as they were drawn last', () => {
    const strokes = strokesOf(
      drawn(
        line([
          [0, 0],
          [9, 0],
        ]),
        line(
          [
            [9, 0],
            [0, 0],
          ],
          '#0000ff',
        ),
        dot([1, 1]),
        dot([1, 1]),
      ),
    );
    expect(strokesText(strokes)).toBe('dot #ff0000 5 1,1\nline #0000ff 1 0,0 9,0');
  });

  test('have nothing of what was taken away, of ways without a line, and of lines without length', () => {
    const move: DrawingStep = { ...ofAll, kind: 'move', to: [5, 5], heading: 0 };
    const erase: DrawingStep = { ...ofAll, kind: 'erase', steps: [0] };
    expect(
      strokesOf(
        drawn(
          dot([1, 1]),
          move,
          line([
            [5, 5],
            [5, 5],
          ]),
          erase,
        ),
      ),
    ).toEqual([]);
  });

  test('can be read from their text again, and shown', () => {
    const steps: DrawingStep[] = [
      line(
        [
          [0, 0],
          [1.25, -3],
          [4, 4],
        ],
        '#00ff00',
        2,
      ),
      dot([0, 0]),
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
      { ...ofAll, kind: 'text', at: [0, -8], text: 'நிலா  "1"\n2', colour: '#000000', size: 8, align: 'left' },
      { ...ofAll, ...look, kind: 'stamp', at: [0, 0], heading: 90 },
      { ...ofAll, kind: 'background', colour: '#112233' },
    ];
    const text = textOf(...steps);
    expect(text.split('\n')).toHaveLength(steps.length);
    expect(strokesText(readStrokes(text))).toBe(text);
    expect(strokesText(strokesOf(drawingOfStrokes(readStrokes(text))))).toBe(text);
  });
});
