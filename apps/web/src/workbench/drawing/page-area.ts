import type { Drawing, DrawingStep, Point } from '@python-learning/domain';
import { rounded } from './pen-shapes.ts';

/** A rectangle in the directions of the screen: y grows downwards. */
export type Area = { left: number; top: number; width: number; height: number };

/** The shown area is at most this many times as wide as the page: far strokes must not make the rest vanish. */
const widest = 4;
/** Of a wide page at least so much is shown across: a small drawing is not lost on it. */
const narrowest = 320;
/** Room around a drawing that is smaller than its page, for the pen. */
const roomAround = 1.15;

/**
 * The area that a drawing is shown in: its page, of which a small drawing leaves out the edges, and to which a large one
 * adds. The middle of the page stays in the middle.
 */
export function areaOf({ page: { lower, upper }, steps }: Drawing): Area {
  const width = upper[0] - lower[0];
  const height = upper[1] - lower[1];
  const middle: Point = [lower[0] + width / 2, lower[1] + height / 2];
  const reached = reachFrom(middle, boundsOf(steps) ?? { lower, upper });
  const share = Math.max((2 * reached[0]) / width, (2 * reached[1]) / height);
  const least = Math.min(1, narrowest / width);
  const scale = share > 1 ? Math.min(widest, share) : Math.min(1, Math.max(least, share * roomAround));
  return {
    left: rounded(middle[0] - (width * scale) / 2),
    top: rounded(-middle[1] - (height * scale) / 2),
    width: rounded(width * scale),
    height: rounded(height * scale),
  };
}

/** How far these bounds reach from a place, across and up or down. */
function reachFrom([x, y]: Point, { lower, upper }: Bounds): Point {
  return [Math.max(x - lower[0], upper[0] - x), Math.max(y - lower[1], upper[1] - y)];
}

type Bounds = { lower: Point; upper: Point };

/** The corners of all that these steps draw, their widths included; null if they draw nothing. */
export function boundsOf(steps: readonly DrawingStep[]): Bounds | null {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const step of steps) {
    const { points, around } = reachOf(step);
    for (const [x, y] of points) {
      left = Math.min(left, x - around);
      bottom = Math.min(bottom, y - around);
      right = Math.max(right, x + around);
      top = Math.max(top, y + around);
    }
  }
  return left > right ? null : { lower: [left, bottom], upper: [right, top] };
}

/** The places that a step draws at, and how far its mark reaches around them. */
function reachOf(step: DrawingStep): { points: readonly Point[]; around: number } {
  switch (step.kind) {
    case 'line':
      return { points: step.points, around: step.width / 2 };
    case 'fill':
      return { points: step.points, around: 0 };
    case 'dot':
      return { points: [step.at], around: step.size / 2 };
    case 'text':
    case 'stamp':
      return { points: [step.at], around: 0 };
    default:
      return { points: [], around: 0 };
  }
}
