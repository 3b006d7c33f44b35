import type { Drawing, DrawingStep, Point } from '@python-learning/domain';
import { rounded } from './pen-shapes.ts';
import { lineHeight, pixelsPerPoint } from './shapes.ts';

/** A rectangle in the directions of the screen: y grows downwards. */
export type Area = { left: number; top: number; width: number; height: number };

/** The shown area is at most this many times as wide as the page: far strokes must not make the rest vanish. */
const widest = 4;
/** Of the page at least so much is shown across: a dot does not become a disk. */
const narrowest = 120;
/** Room around a drawing that is smaller than its page, for the pen. */
const roomAround = 1.15;
/** Where pens begin. */
const home: Point = [0, 0];

/**
 * The area that a drawing is shown in, with the sides of its page. A drawing within its page is shown as large as it fits, with the
 * place where its pens began, so that it is seen what is to the right of it and what is above. Around one that reaches beyond
 * its page more is shown on all sides, and the middle of the page stays in the middle.
 */
export function areaOf({ page, steps }: Drawing): Area {
  const bounds = boundsOf(steps) ?? page;
  const middle = middleOf(page);
  const [width, height] = sizeOf(page);
  const reached = reachFrom(middle, bounds);
  const share = Math.max((2 * reached[0]) / width, (2 * reached[1]) / height);
  if (share >= 1) return areaAround(page, middle, Math.min(widest, share));
  const seen = isWithin(home, page) ? including(bounds, home) : bounds;
  const [wide, high] = sizeOf(seen);
  const fitting = Math.max(narrowest / width, (wide / width) * roomAround, (high / height) * roomAround);
  const scale = Math.min(1, fitting);
  const [x, y] = middleOf(seen);
  const within = (place: number, lower: number, size: number) =>
    Math.min(lower + size * (1 - scale / 2), Math.max(lower + (size * scale) / 2, place));
  return areaAround(page, [within(x, page.lower[0], width), within(y, page.lower[1], height)], scale);
}

/** The area of so many times the size of a page, around a place of it. */
function areaAround(page: Bounds, [x, y]: Point, scale: number): Area {
  const [pageWidth, pageHeight] = sizeOf(page);
  const [width, height] = [pageWidth * scale, pageHeight * scale];
  return {
    left: rounded(x - width / 2),
    top: rounded(-y - height / 2),
    width: rounded(width),
    height: rounded(height),
  };
}

function sizeOf({ lower, upper }: Bounds): [width: number, height: number] {
  return [upper[0] - lower[0], upper[1] - lower[1]];
}

function middleOf({ lower, upper }: Bounds): Point {
  return [(lower[0] + upper[0]) / 2, (lower[1] + upper[1]) / 2];
}

function isWithin([x, y]: Point, { lower, upper }: Bounds): boolean {
  return x > lower[0] && x < upper[0] && y > lower[1] && y < upper[1];
}

function including({ lower, upper }: Bounds, [x, y]: Point): Bounds {
  return {
    lower: [Math.min(lower[0], x), Math.min(lower[1], y)],
    upper: [Math.max(upper[0], x), Math.max(upper[1], y)],
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
      return { points: cornersOf(step), around: 0 };
    case 'stamp':
      return { points: [step.at], around: stampReach * Math.max(...step.stretch) };
    default:
      return { points: [], around: 0 };
  }
}

/** How far the largest shape of a pen reaches from its place. */
const stampReach = 16;
/** The width of a letter, as a share of its height: an estimate, because only the browser knows its letters. */
const letterWidth = 0.6;

/** Two opposite corners of a text. */
function cornersOf({ at: [x, y], text, size, align }: Extract<DrawingStep, { kind: 'text' }>): Point[] {
  const lines = text.split('\n');
  const letters = size * pixelsPerPoint;
  const width = Math.max(...lines.map(({ length }) => length)) * letters * letterWidth;
  const left = x - width * { left: 0, center: 0.5, right: 1 }[align];
  return [
    [left, y],
    [left + width, y + lines.length * letters * lineHeight],
  ];
}
