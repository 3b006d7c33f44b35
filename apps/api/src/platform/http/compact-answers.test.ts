import { brotliCompressSync } from 'node:zlib';
import { drawing as wireDrawing } from '@python-learning/contract';
import type { DrawingStep, Point } from '@python-learning/domain';
import { expect, test } from 'vitest';
import { toBrotli } from './compact-answers.ts';

/** A spiral of so many lines, with a turn after each: the steps of `forward(n / 3)` and `left(91)`. */
function spiral(lines: number): DrawingStep[] {
  let [place, heading]: [Point, number] = [[0, 0], 0];
  return Array.from({ length: lines }).flatMap((_, n): DrawingStep[] => {
    const radians = (heading * Math.PI) / 180;
    const to: Point = [place[0] + (n / 3) * Math.cos(radians), place[1] + (n / 3) * Math.sin(radians)];
    const points = [rounded(place), rounded(to)];
    const ms = 10 * (1 + Math.trunc(n / 12));
    const line: DrawingStep = {
      kind: 'line',
      points,
      colour: '#000000',
      width: 2,
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

function rounded([x, y]: Point): Point {
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
}

test('a drawing of 500 lines takes at most 8 KB on the wire', () => {
  const drawing = { page: { lower: [-160, -160], upper: [160, 160] }, steps: spiral(500) };
  const sent = JSON.stringify(wireDrawing.parse(drawing));
  expect(brotliCompressSync(sent, toBrotli).byteLength).toBeLessThanOrEqual(8 * 1024);
});
