import { describe, expect, it } from 'vitest';
import { drawingOf, lineOf, square, usual } from './drawings.fixture.ts';
import { areaOf } from './page-area.ts';

describe('the area that a drawing is shown in', () => {
  it('is its page, turned over: y grows upwards on the page', () => {
    expect(areaOf(square)).toEqual({ left: -200, top: -150, width: 400, height: 300 });
  });

  it('is widened where strokes lie outside, with their widths', () => {
    const drawing = drawingOf([
      lineOf(
        [
          [0, 0],
          [300, 0],
        ],
        { width: 10 },
      ),
      { kind: 'dot', ...usual, at: [0, 160], size: 40, colour: '#000000' },
    ]);
    expect(areaOf(drawing)).toEqual({ left: -200, top: -180, width: 505, height: 330 });
  });

  it('is never more than four times as wide and high, however far strokes go', () => {
    const drawing = drawingOf([
      lineOf([
        [-100_000, -100_000],
        [100_000, 100_000],
      ]),
    ]);
    expect(areaOf(drawing)).toEqual({ left: -800, top: -600, width: 1600, height: 1200 });
  });
});
