import type { Drawing, DrawingStep, Point } from '@python-learning/domain';
import { type ColourName, nearestColour } from './colour-names.ts';
import { boundsOf } from './page-area.ts';
import { isMark, isOnPage, paperAfter, paperColour, replayOf } from './replay.ts';

/** What can be said of a finished drawing without seeing it. */
export type DrawingFacts = {
  lines: number;
  /** Lines with more than two points, such as circles and arcs. */
  curves: number;
  dots: number;
  areas: number;
  stamps: number;
  texts: readonly string[];
  /** Names of its colours, the one that is used most first. */
  colours: readonly ColourName[];
  /** Null for white paper. */
  paper: ColourName | null;
  /** How wide and how high it is, in whole steps of the page; null if it is empty. */
  size: { width: number; height: number } | null;
  /** Lines one after the other that come back to where they began. */
  closed: number;
};

/** Places nearer than this are the same, in steps of the page. */
const samePlace = 1;

/** Counts what a drawing shows at its end. */
export function factsOf(drawing: Drawing): DrawingFacts {
  const replay = replayOf(drawing);
  const count = drawing.steps.length;
  const seen = drawing.steps.filter((step, index) => isMark(step) && isOnPage(replay, index, count));
  const ofKind = (kind: DrawingStep['kind']) => seen.filter((step) => step.kind === kind).length;
  const curves = seen.filter((step) => step.kind === 'line' && step.points.length > 2).length;
  const paper = paperAfter(replay, count);
  const bounds = boundsOf(seen);
  return {
    lines: ofKind('line') - curves,
    curves,
    dots: ofKind('dot'),
    areas: ofKind('fill'),
    stamps: ofKind('stamp'),
    texts: seen.flatMap((step) => (step.kind === 'text' ? [step.text] : [])),
    colours: coloursOf(seen),
    paper: paper === paperColour ? null : nearestColour(paper),
    size:
      bounds === null
        ? null
        : {
            width: Math.round(bounds.upper[0] - bounds.lower[0]),
            height: Math.round(bounds.upper[1] - bounds.lower[1]),
          },
    closed: countClosed(seen),
  };
}

function coloursOf(steps: readonly DrawingStep[]): ColourName[] {
  const marks = new Map<string, number>();
  for (const step of steps) if ('colour' in step) add(marks, step.colour, 1);
  const uses = new Map<ColourName, number>();
  for (const [colour, count] of marks) add(uses, nearestColour(colour), count);
  return [...uses].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

function add<Key>(counts: Map<Key, number>, key: Key, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

/** Counts the chains of lines, each beginning where the one before ended, that end where they began. */
function countClosed(steps: readonly DrawingStep[]): number {
  let closed = 0;
  const chains = new Map<number, { start: Point; end: Point; corners: number }>();
  for (const step of steps) {
    if (step.kind !== 'line') continue;
    const [first, last] = [step.points[0], step.points.at(-1)];
    if (first === undefined || last === undefined) continue;
    const before = chains.get(step.pen);
    const goesOn = before !== undefined && isNear(before.end, first);
    const start = goesOn ? before.start : first;
    const corners = (goesOn ? before.corners : 0) + step.points.length - 1;
    // Two corners are a line there and back.
    const isClosed = corners > 2 && isNear(start, last);
    if (isClosed) closed += 1;
    if (isClosed) chains.delete(step.pen);
    else chains.set(step.pen, { start, end: last, corners });
  }
  return closed;
}

function isNear([x, y]: Point, [otherX, otherY]: Point): boolean {
  return Math.hypot(x - otherX, y - otherY) <= samePlace;
}
