import { describe, expect, it } from 'vitest';
import { type OwnKolam, ownKolam } from './own-kolam.ts';

const lessons = 44;
const seeds = Array.from({ length: 1000 }, (_, index) => Math.floor((index * 2 ** 31) / 1000) + index);

type Point = readonly [x: number, y: number];
/** The four points of a cubic curve. */
type Curve = readonly [Point, Point, Point, Point];

describe('the kolam of a learner', () => {
  it('is made of closed lines round every drawn dot, at any time', () => {
    for (const [index, seed] of seeds.entries()) {
      const kolam = ownKolam(seed, lessons, 1 + (index % lessons));
      const loops = loopsOf(kolam);
      const isInside = (dot: Point) => loops.some((loop) => isWithin(dot, loop));
      expect(kolam.strokes.flatMap(({ dots }) => dots).every(isInside)).toBe(true);
      expect(kolam.openDots.some(isInside)).toBe(false);
    }
  });

  it('looks the same after a half turn at any time, and in both mirrors when it is whole', () => {
    for (const [index, seed] of seeds.slice(0, 88).entries()) {
      const growing = ownKolam(seed, lessons, index % lessons);
      expect(endsOf(growing, (x, y) => [growing.width - x, growing.height - y])).toEqual(endsOf(growing));
      const whole = ownKolam(seed, lessons, lessons);
      expect(endsOf(whole, (x, y) => [whole.width - x, y])).toEqual(endsOf(whole));
      expect(endsOf(whole, (x, y) => [x, whole.height - y])).toEqual(endsOf(whole));
    }
  });

  it('is different for each of a thousand learners, and the same for one', () => {
    const drawn = seeds.map((seed) => JSON.stringify(ownKolam(seed, lessons, lessons).strokes));
    expect(new Set(drawn).size).toBe(seeds.length);
    expect(JSON.stringify(ownKolam(seeds[7] ?? 0, lessons, lessons).strokes)).toBe(drawn[7]);
  });

  it('begins with a loop round the middle dot, and grows by new dots for each lesson', () => {
    const { strokes, openDots, width, height } = ownKolam(5, lessons, 1);
    expect(strokes.map(({ dots }) => dots)).toEqual([[[width / 2, height / 2]]]);
    const before = [...strokes.flatMap(({ dots }) => dots), ...openDots];
    for (let finished = 2; finished <= lessons; finished += 1) {
      const grown = ownKolam(5, lessons, finished);
      expect(grown.strokes).toHaveLength(finished);
      expect(grown.strokes.at(-1)?.dots.length).toBeGreaterThanOrEqual(2);
      expect([...grown.strokes.flatMap(({ dots }) => dots), ...grown.openDots]).toEqual(before);
    }
  });

  it('leaves the line as it was except beside the new dots', () => {
    const [before, after] = [ownKolam(9, lessons, 20), ownKolam(9, lessons, 21)];
    const isNear = ([x, y]: Point) =>
      after.strokes.at(-1)?.dots.some(([ax, ay]) => Math.hypot(ax - x, ay - y) < 30) === true;
    const far = before.strokes.flatMap(({ dots }, index) => (dots.some(isNear) ? [] : [index]));
    expect(far.length).toBeGreaterThan(10);
    for (const index of far) expect(after.strokes[index]).toEqual(before.strokes[index]);
  });

  it.each([0, 1, 2, 5, 60])('has a stroke for each lesson of a course of %i', (count) => {
    expect(ownKolam(1, count, count).strokes).toHaveLength(count);
    expect(ownKolam(1, count, count).openDots).toEqual([]);
  });
});

function curvesOf({ strokes }: OwnKolam): Curve[] {
  return strokes
    .flatMap(({ pieces }) => pieces)
    .map((piece) => {
      const numbers = piece.match(/-?[\d.]+/g)?.map(Number) ?? [];
      const [a, b, c, d] = [0, 2, 4, 6].map((at) => [numbers[at] ?? NaN, numbers[at + 1] ?? NaN] as const);
      if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error(piece);
      return [a, b, c, d];
    });
}

/** Where the curves begin and end, moved as told, in an order of their own. */
function endsOf(kolam: OwnKolam, move: (x: number, y: number) => Point = (x, y) => [x, y]): string[] {
  return curvesOf(kolam)
    .map(([start, , , end]) =>
      [start, end]
        .map(([x, y]) =>
          move(x, y)
            .map((value) => value.toFixed(1))
            .join(' '),
        )
        .sort()
        .join(' '),
    )
    .sort();
}

/** Follows the curves until each is part of a closed loop, as corners of a polygon. Fails where a line ends or bends. */
function loopsOf(kolam: OwnKolam): Point[][] {
  const ways = curvesOf(kolam).flatMap((curve) => [curve, curve.toReversed() as unknown as Curve]);
  const byStart = new Map(ways.map((curve) => [directionAt(curve[0], curve[1]), curve]));
  expect(byStart.size).toBe(ways.length);
  const loops: Point[][] = [];
  const seen = new Set<Curve>();
  for (const first of ways) {
    const loop: Point[] = [];
    let curve = first;
    while (!seen.has(curve)) {
      seen.add(curve);
      loop.push(...cornersOf(curve));
      const [, , control, end] = curve;
      const onward = byStart.get(directionAt(end, [2 * end[0] - control[0], 2 * end[1] - control[1]]));
      if (onward === undefined) throw new Error(`the line ends at ${end.join(' ')}`);
      curve = onward;
    }
    expect(curve).toBe(first);
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** A point, and the direction from there to another one in eighths of a turn. */
function directionAt([x, y]: Point, [toX, toY]: Point): string {
  const eighths = Math.round((Math.atan2(toY - y, toX - x) / Math.PI) * 4 + 8) % 8;
  return `${x.toFixed(1)} ${y.toFixed(1)} ${eighths}`;
}

function cornersOf([a, b, c, d]: Curve): Point[] {
  const middle = (axis: 0 | 1) => (a[axis] + 3 * b[axis] + 3 * c[axis] + d[axis]) / 8;
  return [a, [middle(0), middle(1)]];
}

/** Even-odd rule. */
function isWithin([x, y]: Point, corners: readonly Point[]): boolean {
  let isIn = false;
  for (const [index, [ax, ay]] of corners.entries()) {
    const [bx, by] = corners.at(index - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isIn = !isIn;
  }
  return isIn;
}
