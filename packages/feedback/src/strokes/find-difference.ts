import type { Drawing, DrawingStep, Point, Stroke } from '@python-learning/domain';
import { type Counted, compareStrokes, isEqual, type StrokesDifference } from './compare-strokes.ts';
import { distance, isCovered, isNear, type Segment, segmentsOf, tolerance } from './segments.ts';
import { placeFinding } from './whole-drawing.ts';

/** What is wrong with a drawing as a whole or at its first wrong line; numbers in units and degrees. */
export type DrawingFinding =
  | {
      id: 'DRAW-NOTHING' | 'DRAW-PLACE' | 'DRAW-MIRROR' | 'DRAW-SIZE' | 'DRAW-TURNED' | 'DRAW-OPEN';
      line: number | null;
    }
  | { id: 'DRAW-COLOUR' | 'DRAW-WIDTH'; line: number | null }
  | { id: 'DRAW-TURN-WAY'; line: number | null }
  | { id: 'DRAW-ANGLE' | 'DRAW-LENGTH'; line: number | null; actual: number; expected: number }
  | ({ id: 'DRAW-MISSING' | 'DRAW-EXTRA' | 'DRAW-OTHER'; line: number | null } & StrokesDifference);

/** Finds what a learner should look at first in a drawing that is not the expected one. */
export function findDifference(
  expected: readonly Stroke[],
  found: readonly Stroke[],
  drawing: Drawing | null,
  counted: Counted,
): DrawingFinding {
  if (found.length === 0) return { id: 'DRAW-NOTHING', line: null };
  const difference = compareStrokes(expected, found, counted);
  const { missing, extra } = difference;
  const line = extra[0]?.line ?? null;
  const isOnly = (look: Counted) => isEqual(compareStrokes(expected, found, look));
  if (isOnly({ ...counted, colours: false })) return { id: 'DRAW-COLOUR', line };
  if (isOnly({ colours: false, widths: false })) return { id: 'DRAW-WIDTH', line };
  const place = placeFinding(expected, found);
  if (place !== null) return { id: place, line: null };
  if (extra.length === 0) {
    return isLastSide(missing, drawing)
      ? { id: 'DRAW-OPEN', line: null }
      : { id: 'DRAW-MISSING', line, ...difference };
  }
  const first = drawing === null ? null : firstWrongLine(expected, drawing);
  const wrong = first === null ? null : (turnOrLength(first) ?? lengthBefore(first));
  if (wrong !== null) return wrong;
  const id = missing.length === 0 ? 'DRAW-EXTRA' : 'DRAW-OTHER';
  return { id, line: first?.step.line ?? line, ...difference };
}

/** Whether all that is missing is the way from where the pen stopped back to where it began. */
function isLastSide(missing: readonly Stroke[], drawing: Drawing | null): boolean {
  const [side, ...others] = missing;
  if (side?.kind !== 'line' || others.length > 0 || drawing === null) return false;
  const drawn = drawing.steps.filter((step) => step.kind === 'line');
  const [first, last] = [drawn[0]?.points[0], drawn.at(-1)?.points.at(-1)];
  const [from, to] = [side.points[0], side.points.at(-1)];
  if (first === undefined || last === undefined || from === undefined || to === undefined) return false;
  return (isNear(from, first) && isNear(to, last)) || (isNear(from, last) && isNear(to, first));
}

type LineStep = Extract<DrawingStep, { kind: 'line' }>;

/** The first line that is not expected, and what the pen did before it. */
type WrongLine = {
  step: LineStep;
  segment: Segment;
  /** The line before; null for none. */
  before: LineStep | null;
  /** Line of the program of the last turn since then; null for none. */
  turnedIn: number | null;
  wanted: readonly Segment[];
  drawn: readonly Segment[];
};

/** Follows the pen to the first line that is not expected; null where all lines are. */
function firstWrongLine(expected: readonly Stroke[], { steps }: Drawing): WrongLine | null {
  const wanted = expected.flatMap((stroke) => (stroke.kind === 'line' ? segmentsOf(stroke.points) : []));
  const drawn: Segment[] = [];
  let before: LineStep | null = null;
  let turnedIn: number | null = null;
  for (const step of steps) {
    if (step.kind === 'turn') turnedIn = step.line;
    if (step.kind !== 'line') continue;
    const segments = segmentsOf(step.points);
    const segment = segments.find((one) => !isCovered(one, wanted));
    if (segment !== undefined) return { step, segment, before, turnedIn, wanted, drawn };
    drawn.push(...segments);
    before = step;
    turnedIn = null;
  }
  return null;
}

/** Compares the line with one that is expected to begin in the same place; null where none is. */
function turnOrLength({ step, segment, before, turnedIn, wanted, drawn }: WrongLine): DrawingFinding | null {
  if (step.points.length > 2) return null;
  const heading = before?.heading ?? 0;
  const turn = turnBetween(heading, headingOf(segment));
  const here = wanted
    .filter((one) => !isCovered(one, drawn))
    .flatMap((one) => startingAt(one, segment.from) ?? [])
    .map((one) => ({ length: lengthOf(one), turn: turnBetween(heading, headingOf(one)) }))
    .toSorted((one, other) => Math.abs(one.turn - turn) - Math.abs(other.turn - turn));
  const [best] = here;
  if (best === undefined) return null;
  const { line } = step;
  if (Math.abs(best.turn - turn) <= tolerance.degrees)
    return wrongLength(line, lengthOf(segment), best.length);
  if (Math.abs(best.turn + turn) <= tolerance.degrees) return { id: 'DRAW-TURN-WAY', line: turnedIn ?? line };
  if (turn * best.turn < 0) return null;
  const [actual, expected] = [Math.round(Math.abs(turn)), Math.round(Math.abs(best.turn))];
  return { id: 'DRAW-ANGLE', line: turnedIn ?? line, actual, expected };
}

/** Whether the line before ended in the middle of an expected one, so that this one begins in the wrong place. */
function lengthBefore({ before, wanted }: WrongLine): DrawingFinding | null {
  const last = before === null ? undefined : segmentsOf(before.points).at(-1);
  if (before === null || last === undefined) return null;
  const whole = wanted.find((one) => isCovered(last, [one]) && startingAt(one, last.to) === null);
  if (whole === undefined) return null;
  const isForward = distance(whole.to, last.to) < distance(whole.to, last.from);
  const begin = isForward ? whole.from : whole.to;
  return wrongLength(before.line, distance(begin, last.to), lengthOf(whole));
}

function wrongLength(line: number | null, actual: number, expected: number): DrawingFinding {
  return { id: 'DRAW-LENGTH', line, actual: Math.round(actual), expected: Math.round(expected) };
}

/** The piece in the direction that leaves a place; null when it does not end there. */
function startingAt({ from, to }: Segment, place: Point): Segment | null {
  if (isNear(from, place)) return { from, to };
  return isNear(to, place) ? { from: to, to: from } : null;
}

function lengthOf({ from, to }: Segment): number {
  return distance(from, to);
}

function headingOf({ from, to }: Segment): number {
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
}

/** The smaller turn from one heading to another, positive to the left. */
function turnBetween(from: number, to: number): number {
  const turn = (((to - from) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}
