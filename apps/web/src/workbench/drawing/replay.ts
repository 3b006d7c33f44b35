import type { Drawing, DrawingStep, PenShape, Point } from '@python-learning/domain';

/** A pen as it is seen. */
export type Pen = {
  at: Point;
  /** Degrees: 0 is right, 90 is up. */
  heading: number;
  isShown: boolean;
  shape: PenShape;
  colour: string;
  inside: string;
  /** How much wider, and how much longer than usual. */
  stretch: Point;
};

/** A drawing made ready to be shown after any number of its steps. */
export type Replay = {
  steps: readonly DrawingStep[];
  /** For each step that is taken away again, the step that does so first. */
  erasedBy: ReadonlyMap<number, number>;
  /** The numbers of steps after which there is something new to see; the first is 0, before any step. */
  stops: readonly number[];
  /** Milliseconds that CPython takes for the first n steps, by n; the same for each step of a drawing that is there at once. */
  endsMs: readonly number[];
  /** True for a drawing that CPython shows at once, without drawing it step by step. */
  isAtOnce: boolean;
  /** For each pen, its steps and how it looks after each. */
  pens: ReadonlyMap<number, readonly PenMoment[]>;
};

type PenMoment = { step: number; pen: Pen };

/** The colour of paper that a program does not paint. The page shows it softer in the dark theme; files have it as it is. */
export const paperColour = '#ffffff';

const freshPen: Pen = {
  at: [0, 0],
  heading: 0,
  isShown: true,
  shape: 'classic',
  colour: '#000000',
  inside: '#000000',
  stretch: [1, 1],
};

/** Prepares a drawing; takes time in proportion to its steps. */
export function replayOf({ steps }: Drawing): Replay {
  const erasedBy = new Map<number, number>();
  const pens = new Map<number, PenMoment[]>();
  const stops = [0];
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'erase') {
      for (const erased of step.steps) if (!erasedBy.has(erased)) erasedBy.set(erased, index);
    }
    const moments = pens.get(step.pen) ?? [];
    moments.push({ step: index, pen: penAfter(moments.at(-1)?.pen ?? freshPen, step) });
    pens.set(step.pen, moments);
    // How a pen looks is seen together with what it does next.
    if (step.kind !== 'pen' || index === steps.length - 1) stops.push(index + 1);
  }
  const isAtOnce = steps.every(({ ms }) => ms === 0);
  return { steps, erasedBy, stops, pens, isAtOnce, endsMs: endsOf(steps, isAtOnce) };
}

/** How long a step of a drawing that is there at once is shown to a learner who asks for it, in milliseconds. */
const evenMs = 60;

function endsOf(steps: readonly DrawingStep[], isAtOnce: boolean): number[] {
  let end = 0;
  return [0, ...steps.map(({ ms }) => (end += isAtOnce ? evenMs : ms))];
}

function penAfter(pen: Pen, step: DrawingStep): Pen {
  switch (step.kind) {
    case 'line':
      return { ...pen, at: step.points.at(-1) ?? pen.at, heading: step.heading };
    case 'move':
      return { ...pen, at: step.to, heading: step.heading };
    case 'turn':
      return { ...pen, heading: step.heading };
    case 'pen': {
      const { isShown, shape, colour, inside, stretch } = step;
      return { ...pen, isShown, shape, colour, inside, stretch };
    }
    default:
      return pen;
  }
}

/** Whether what a step put on the page is there after the first `count` steps. */
export function isOnPage({ erasedBy }: Replay, step: number, count: number): boolean {
  return step < count && (erasedBy.get(step) ?? count) >= count;
}

/** The colour of the page after the first `count` steps. */
export function paperAfter(replay: Replay, count: number): string {
  for (let index = count - 1; index >= 0; index -= 1) {
    const step = replay.steps[index];
    if (step?.kind === 'background' && isOnPage(replay, index, count)) return step.colour;
  }
  return paperColour;
}

/** The pens at a moment, by their numbers; one that has done nothing yet is not there. */
export function pensAt({ pens, steps }: Replay, { count, part }: Moment): Map<number, Pen> {
  const step = steps[count];
  const seen = new Map<number, Pen>();
  for (const [number, moments] of pens) {
    const pen = moments[momentsBefore(moments, count) - 1]?.pen;
    const isUnderWay = part > 0 && step?.pen === number;
    if (isUnderWay) seen.set(number, penOnTheWay(pen ?? freshPen, step, part));
    else if (pen !== undefined) seen.set(number, pen);
  }
  return seen;
}

/** A pen that has done this share of a step. */
function penOnTheWay(pen: Pen, step: DrawingStep, part: number): Pen {
  switch (step.kind) {
    case 'line': {
      const { at, direction } = placeAlong(step.points, part);
      return { ...pen, at, heading: step.points.length > 2 ? direction : step.heading };
    }
    case 'move':
      return { ...pen, at: between(pen.at, step.to, part), heading: step.heading };
    case 'turn':
      return { ...pen, heading: pen.heading + shorterTurn(pen.heading, step.heading) * part };
    default:
      return pen;
  }
}

/** The angle from one heading to another, the shorter way round, in degrees. */
function shorterTurn(from: number, to: number): number {
  const turn = (((to - from) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

function between([x, y]: Point, [toX, toY]: Point, part: number): Point {
  return [x + (toX - x) * part, y + (toY - y) * part];
}

/** The place after this share of a way, and the direction in which the way goes there, in degrees. */
function placeAlong(points: readonly Point[], part: number): { at: Point; direction: number } {
  const legs = points.slice(1).map((to, index) => legOf(points[index] ?? to, to));
  let left = part * legs.reduce((sum, { length }) => sum + length, 0);
  for (const [index, { from, to, length, direction }] of legs.entries()) {
    if (left <= length || index === legs.length - 1) {
      return { at: between(from, to, length === 0 ? 1 : Math.min(1, left / length)), direction };
    }
    left -= length;
  }
  return { at: points[0] ?? [0, 0], direction: 0 };
}

function legOf(from: Point, to: Point) {
  const [right, up] = [to[0] - from[0], to[1] - from[1]];
  return { from, to, length: Math.hypot(right, up), direction: (Math.atan2(up, right) * 180) / Math.PI };
}

/** How many of these moments are of the first `count` steps. */
function momentsBefore(moments: readonly PenMoment[], count: number): number {
  let [low, high] = [0, moments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle]?.step ?? count) < count) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The step whose mark is the newest of the first `count` steps; null if there is none on the page. */
export function newestMark(replay: Replay, count: number): number | null {
  for (let index = count - 1; index >= 0; index -= 1) {
    if (isMark(replay.steps[index]) && isOnPage(replay, index, count)) return index;
  }
  return null;
}

/** True for a step that puts something on the page. */
export function isMark(step: DrawingStep | undefined): boolean {
  return step !== undefined && markKinds.has(step.kind);
}

const markKinds: ReadonlySet<DrawingStep['kind']> = new Set(['line', 'fill', 'dot', 'text', 'stamp']);

/**
 * The steps that put something on the page, in the order of painting. An area lies just under the first step that was drawn
 * while it was outlined.
 */
export function paintOrder(steps: readonly DrawingStep[]): number[] {
  const places = steps.map((step, index) => paintPlace(step, index));
  return [...steps.keys()]
    .filter((index) => isMark(steps[index]))
    .sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
}

/** Where a step is painted: those with a smaller place lie under it. */
export function paintPlace(step: DrawingStep, index: number): number {
  return step.kind === 'fill' ? Math.min(step.under, index) - 0.5 : index;
}

/** The step under way at a moment of the replay. */
export type Moment = {
  /** Steps that are done. */
  count: number;
  /** Share of the next step that is done, from 0 to 1. */
  part: number;
};

/** Where a replay is, this many milliseconds after its beginning at CPython's pace. */
export function momentAt({ endsMs, steps }: Replay, ms: number): Moment {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((endsMs[middle] ?? 0) <= ms) low = middle;
    else high = middle - 1;
  }
  const [from = 0, to = from] = [endsMs[low], endsMs[low + 1]];
  return { count: low, part: to > from ? Math.min(1, (ms - from) / (to - from)) : 0 };
}
