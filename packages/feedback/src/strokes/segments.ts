import type { Point } from '@python-learning/domain';

/** A straight piece of a line, in its direction of drawing. */
export type Segment = { from: Point; to: Point };

/** Units by which a place may differ, and steps in which a turn may. A page has 320 units. */
export const tolerance = { place: 1, width: 1, degrees: 2 } as const;

/** Lines at a smaller angle than this may lie on each other: a circle may be drawn with other corners. */
const nearlyParallel = Math.cos((20 * Math.PI) / 180);
/** A piece no longer than this lies within the tolerance whatever its angle. */
const shortLength = 2 * tolerance.place;

/** The straight pieces of a line through these points; `isClosed` adds the one from the last point to the first. */
export function segmentsOf(points: readonly Point[], isClosed = false): Segment[] {
  const [first] = points;
  const all = isClosed && first !== undefined ? [...points, first] : points;
  return all.flatMap((to, index) => {
    const from = all[index - 1];
    return from === undefined || distance(from, to) === 0 ? [] : [{ from, to }];
  });
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

export function isNear(one: Point, other: Point): boolean {
  return distance(one, other) <= tolerance.place;
}

/** Whether other pieces together lie on the whole of this one, in whatever order, direction and number. */
export function isCovered(segment: Segment, others: readonly Segment[]): boolean {
  const covered = others
    .flatMap((other) => coveredPart(segment, other) ?? [])
    .toSorted((one, other) => one.start - other.start);
  let reached = 0;
  for (const { start, end } of covered) {
    if (start > reached + tolerance.place) return false;
    reached = Math.max(reached, end);
  }
  return reached >= distance(segment.from, segment.to) - tolerance.place;
}

/** The part of a piece that another one lies on, in units from its beginning; null for none. */
function coveredPart({ from, to }: Segment, other: Segment): { start: number; end: number } | null {
  const length = distance(from, to);
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const seen = (point: Point) => {
    const [x, y] = [point[0] - from[0], point[1] - from[1]];
    return { along: x * along[0] + y * along[1], beside: y * along[0] - x * along[1] };
  };
  const [begin, end] = [seen(other.from), seen(other.to)];
  const otherLength = distance(other.from, other.to);
  const isParallel = Math.abs(end.along - begin.along) >= nearlyParallel * otherLength;
  if (!isParallel && otherLength > shortLength && length > shortLength) return null;
  const [first, last] = sharesWithin(begin.beside, end.beside);
  if (first > last) return null;
  const at = (share: number) => begin.along + share * (end.along - begin.along);
  return { start: Math.min(at(first), at(last)), end: Math.max(at(first), at(last)) };
}

/** Between which shares of the way from one value to the other it is within the tolerance; the first is larger for never. */
function sharesWithin(from: number, to: number): [first: number, last: number] {
  if (from === to) return Math.abs(from) <= tolerance.place ? [0, 1] : [1, 0];
  const borders = [-tolerance.place, tolerance.place].map((border) => (border - from) / (to - from));
  return [Math.max(0, Math.min(...borders)), Math.min(1, Math.max(...borders))];
}
