import type { Drawing, Point } from '@python-learning/domain';
import { describe, expect, it } from 'vitest';
import { drawingOf, lineOf, usual } from './drawings.fixture.ts';
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

  it('is as small as the drawing fits, with the place where its pens began, within the page', () => {
    const kolam = { lower: [-160, -160], upper: [160, 160] } as const;
    // From -5 to 105 across, 10 high, with room around.
    expect(areaOf(lineTo([100, 0], kolam))).toEqual({
      left: -13.25,
      top: -63.25,
      width: 126.5,
      height: 126.5,
    });
    const away = [
      lineOf([
        [60, 60],
        [150, 60],
      ]),
    ];
    expect(areaOf({ page: kolam, steps: away })).toMatchObject({ left: -13.08, width: 173.08 });
  });

  it('is never so small that a dot becomes a disk', () => {
    expect(areaOf(lineTo([10, 0], wide))).toMatchObject({ left: -55, width: 120, height: 90 });
  });

  it('has room for texts and stamps', () => {
    const text = {
      kind: 'text',
      ...usual,
      at: [0, 0],
      text: 'Meenakshi',
      colour: '#000000',
      size: 24,
    } as const;
    const { left, top, width } = areaOf(drawingOf([{ ...text, align: 'center' }]));
    expect(left).toBeLessThan(-86);
    expect(left + width).toBeGreaterThan(86);
    expect(top).toBeLessThan(-40);
    const stamp = { kind: 'stamp', ...usual, at: [100, 0], heading: 0, stretch: [1, 3] } as const;
    const area = areaOf(drawingOf([{ ...stamp, shape: 'turtle', colour: '#000000', inside: '#000000' }]));
    expect(area.left + area.width).toBeGreaterThan(148);
  });

  it('does not count the corner of a page that has places of its own', () => {
    const page = { lower: [0, 0], upper: [800, 600] } as const;
    const steps = [
      lineOf([
        [395, 300],
        [405, 300],
      ]),
    ];
    expect(areaOf({ page, steps })).toMatchObject({ left: 340, top: -345, width: 120 });
  });
});
