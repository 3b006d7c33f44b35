import type { Drawing, DrawingStep, Point } from '@python-learning/domain';

/** A rectangle in the directions of the screen: y grows downwards. */
export type Area = { left: number; top: number; width: number; height: number };

/** How many times as wide and high as the page the shown area is at most: far strokes must not make the rest vanish. */
const maxWidening = 4;

/** The area that a drawing is shown in: its page, and what lies outside it as far as `maxWidening` allows. */
export function areaOf({ page: { lower, upper }, steps }: Drawing): Area {
  const reached = boundsOf(steps) ?? { lower, upper };
  const [left, right] = widened([lower[0], upper[0]], [reached.lower[0], reached.upper[0]]);
  const [bottom, top] = widened([lower[1], upper[1]], [reached.lower[1], reached.upper[1]]);
  return { left, top: -top, width: right - left, height: top - bottom };
}

type Span = readonly [from: number, to: number];

function widened([from, to]: Span, reached: Span): Span {
  const farthest = ((to - from) * (maxWidening - 1)) / 2;
  return [
    Math.max(Math.min(from, reached[0]), from - farthest),
    Math.min(Math.max(to, reached[1]), to + farthest),
  ];
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
