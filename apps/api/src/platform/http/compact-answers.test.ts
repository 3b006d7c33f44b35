import { brotliCompressSync } from 'node:zlib';
import { drawing as wireDrawing } from '@python-learning/contract';
import type { Drawing, DrawingStep, Point } from '@python-learning/domain';
import { expect, test } from 'vitest';
import { encode } from 'zod/mini';
import { toBrotli } from './compact-answers.ts';

/** A spiral of so many lines, each of another colour and width, with a turn after each: the steps of `forward(n / 3)` and `left(91)`. */
function spiral(lines: number): DrawingStep[] {
  let [place, heading]: [Point, number] = [[0, 0], 0];
  return Array.from({ length: lines }).flatMap((_, n): DrawingStep[] => {
    const radians = (heading * Math.PI) / 180;
    const to: Point = [place[0] + (n / 3) * Math.cos(radians), place[1] + (n / 3) * Math.sin(radians)];
    const points = [rounded(place), rounded(to)];
    const ms = 10 * (1 + Math.trunc(n / 12));
    const colour = `#${((n * 7_654_321) % 0x1000000).toString(16).padStart(6, '0')}`;
    const line: DrawingStep = {
      kind: 'line',
      points,
      colour,
      width: n / 50,
      heading,
      line: 3,
      pen: 0,
      ms,
    };
    place = to;
    heading = (heading + 91) % 360;
    return [line, { kind: 'turn', heading, line: 4, pen: 0, ms: 60 }];
  });
}

/** Circles that grow, with the corners that CPython gives them. */
function circles(count: number): DrawingStep[] {
  return Array.from({ length: count }, (_, radius): DrawingStep => {
    const corners = 1 + Math.trunc(Math.min(11 + radius / 6, 59));
    const points = Array.from({ length: corners + 1 }, (_corner, corner): Point => {
      const angle = (2 * Math.PI * corner) / corners;
      return rounded([radius * Math.sin(angle), radius * (1 - Math.cos(angle))]);
    });
    return { kind: 'line', points, colour: '#000000', width: 1, heading: 0, line: 3, pen: 0, ms: 90 };
  });
}

function rounded([x, y]: Point): Point {
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
}

test.each([
  ['500 lines of other colours and widths', spiral(500)],
  ['120 circles that grow', circles(120)],
])('a drawing of %s takes at most 8 KB on the wire', (_name, steps) => {
  const drawing: Drawing = { page: { lower: [-160, -160], upper: [160, 160] }, steps };
  const sent = JSON.stringify(encode(wireDrawing, drawing));
  expect(brotliCompressSync(sent, toBrotli).byteLength).toBeLessThanOrEqual(8 * 1024);
});
