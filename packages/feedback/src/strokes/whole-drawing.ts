import type { Point, Stroke } from '@python-learning/domain';
import { compareStrokes, isEqual, piecesOf } from './compare-strokes.ts';
import { tolerance } from './segments.ts';

type Change = (point: Point) => Point;

/**
 * Tells whether a drawing has the right shape, but mirrored, in another place, in another size or turned. Null when it
 * has another shape.
 */
export function placeFinding(
  expected: readonly Stroke[],
  found: readonly Stroke[],
): 'DRAW-MIRROR' | 'DRAW-PLACE' | 'DRAW-SIZE' | 'DRAW-TURNED' | null {
  const [wanted, drawn] = [boxOf(expected), boxOf(found)];
  if (wanted === null || drawn === null || piecesOf(found) > mostPieces(piecesOf(expected))) return null;
  const fits = (change: Change) =>
    isEqual(
      compareStrokes(
        expected,
        found.map((stroke) => changed(stroke, change)),
        { colours: false, widths: false },
      ),
    );
  const moved = (change: Change): Change => {
    const box = boxOf(found.map((stroke) => changed(stroke, change))) ?? drawn;
    return (point) => plus(change(point), minus(wanted.middle, box.middle));
  };
  const mirrors: readonly Change[] = [([x, y]) => [x, -y], ([x, y]) => [-x, y]];
  if (mirrors.some(fits)) return 'DRAW-MIRROR';
  const isSameSize = isNearly(wanted.width, drawn.width) && isNearly(wanted.height, drawn.height);
  if (isSameSize && fits(moved((point) => point))) return 'DRAW-PLACE';
  if (isSameSize && mirrors.map(moved).some(fits)) return 'DRAW-MIRROR';
  const scale = Math.max(wanted.width, wanted.height) / Math.max(drawn.width, drawn.height, tolerance.place);
  if (!isSameSize && fits(moved(([x, y]) => [x * scale, y * scale]))) return 'DRAW-SIZE';
  return quarterTurns.map(moved).some(fits) ? 'DRAW-TURNED' : null;
}

/** A drawing of the right shape has not many more pieces. Each of the comparisons here costs their product. */
function mostPieces(expected: number): number {
  return 2 * expected + 40;
}

const quarterTurns: readonly Change[] = [([x, y]) => [-y, x], ([x, y]) => [-x, -y], ([x, y]) => [y, -x]];

function changed(stroke: Stroke, change: Change): Stroke {
  if ('points' in stroke) return { ...stroke, points: stroke.points.map(change) };
  return 'at' in stroke ? { ...stroke, at: change(stroke.at) } : stroke;
}

/** The smallest upright box round all places of the strokes; null for strokes without a place. */
function boxOf(strokes: readonly Stroke[]): { middle: Point; width: number; height: number } | null {
  const points = strokes.flatMap((stroke) =>
    'points' in stroke ? stroke.points : 'at' in stroke ? [stroke.at] : [],
  );
  if (points.length === 0) return null;
  const [left, right] = ends(points.map(([x]) => x));
  const [bottom, top] = ends(points.map(([, y]) => y));
  return { middle: [(left + right) / 2, (bottom + top) / 2], width: right - left, height: top - bottom };
}

function ends(numbers: readonly number[]): [number, number] {
  return numbers.reduce<[number, number]>(
    ([least, most], number) => [Math.min(least, number), Math.max(most, number)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

function isNearly(one: number, other: number): boolean {
  return Math.abs(one - other) <= 2 * tolerance.place;
}

function plus([ax, ay]: Point, [bx, by]: Point): Point {
  return [ax + bx, ay + by];
}

function minus([ax, ay]: Point, [bx, by]: Point): Point {
  return [ax - bx, ay - by];
}
