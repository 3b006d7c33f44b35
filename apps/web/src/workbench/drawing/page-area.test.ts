import type { Drawing, Point } from '@python-learning/domain';
import { describe, expect, it } from 'vitest';
import { drawingOf, lineOf } from './drawings.fixture.ts';
import { areaOf } from './page-area.ts';

const wide = { lower: [-400, -300], upper: [400, 300] } as const;

/** A drawing on a page of 400 by 300, or a larger one, with a line to this place. */
function lineTo(to: Point, page: Drawing['page'] = drawingOf([]).page): Drawing {
  return { page, steps: [lineOf([[0, 0], to], { width: 10 })] };
}

describe('the area that a drawing is shown in', () => {
  it('is its page, turned over: y grows upwards on the page', () => {
    expect(areaOf(lineTo([195, 0]))).toEqual({ left: -200, top: -150, width: 400, height: 300 });
    expect(areaOf(drawingOf([]))).toEqual({ left: -200, top: -150, width: 400, height: 300 });
  });

  it('grows on all sides where strokes lie outside, with their widths', () => {
    expect(areaOf(lineTo([0, 295]))).toEqual({ left: -400, top: -300, width: 800, height: 600 });
  });

  it('is never more than four times as wide and high, however far strokes go', () => {
    expect(areaOf(lineTo([100_000, -100_000]))).toEqual({ left: -800, top: -600, width: 1600, height: 1200 });
  });

  it('leaves out the edges of a wide page around a small drawing, but not of a small page', () => {
    expect(areaOf(lineTo([195, 0], wide))).toMatchObject({ left: -230, width: 460, height: 345 });
    expect(areaOf(lineTo([10, 0], wide))).toMatchObject({ left: -160, width: 320, height: 240 });
    const kolam = { lower: [-160, -160], upper: [160, 160] } as const;
    expect(areaOf(lineTo([10, 0], kolam))).toMatchObject({ left: -160, width: 320, height: 320 });
  });

  it('keeps the middle of the page in the middle', () => {
    const page = { lower: [0, 0], upper: [800, 600] } as const;
    expect(
      areaOf({
        page,
        steps: [
          lineOf([
            [395, 300],
            [405, 300],
          ]),
        ],
      }),
    ).toMatchObject({ left: 240, top: -420 });
  });
});
