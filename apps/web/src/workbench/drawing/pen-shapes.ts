import type { PenShape, Point } from '@python-learning/domain';

/** The outlines of Tk's turtle: x to the right of the pen, y ahead of it. */
const outlines: Readonly<Record<PenShape, readonly Point[]>> = {
  arrow: [
    [-10, 0],
    [10, 0],
    [0, 10],
  ],
  circle: Array.from({ length: 20 }, (_, corner) => roundPoint(corner / 20)),
  classic: [
    [0, 0],
    [-5, -9],
    [0, -7],
    [5, -9],
  ],
  square: [
    [10, -10],
    [10, 10],
    [-10, 10],
    [-10, -10],
  ],
  triangle: [
    [10, -5.77],
    [0, 11.55],
    [-10, -5.77],
  ],
  turtle: [
    [0, 16],
    [-2, 14],
    [-1, 10],
    [-4, 7],
    [-7, 9],
    [-9, 8],
    [-6, 5],
    [-7, 1],
    [-5, -3],
    [-8, -6],
    [-6, -8],
    [-4, -5],
    [0, -7],
    [4, -5],
    [6, -8],
    [8, -6],
    [5, -3],
    [7, 1],
    [6, 5],
    [9, 8],
    [7, 9],
    [4, 7],
    [1, 10],
    [2, 14],
  ],
};

function roundPoint(share: number): Point {
  const angle = share * 2 * Math.PI;
  return [10 * Math.cos(angle), 10 * Math.sin(angle)];
}

/**
 * Returns the corners of a pen that looks to the right, as `points` of an SVG polygon.
 * @param stretch how much wider, and how much longer than usual it is
 */
export function penPoints(shape: PenShape, [wide, long]: Point): string {
  return outlines[shape]
    .map(([right, ahead]) => `${rounded(ahead * long)},${rounded(right * wide)}`)
    .join(' ');
}

/** Puts what looks to the right at (0, 0) at a place of the page, with a heading in degrees. */
export function penTransform([x, y]: Point, heading: number): string {
  return `translate(${rounded(x)} ${rounded(-y)}) rotate(${rounded(-heading)})`;
}

/** Rounds to hundredths; 0 is never negative. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}
