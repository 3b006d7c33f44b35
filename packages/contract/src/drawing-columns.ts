import type { Drawing, DrawingStep, Point } from '@python-learning/domain';

/*
 * A drawing is sent in columns: what many steps tell is one list, in the order of the steps that tell it. Places and headings are
 * told as whole hundredths from those before them of the same pen. This compresses to a third of a list of steps.
 */

/** Fields that are sent as they are, in a column of their name. */
const plainFields = [
  'line',
  'pen',
  'ms',
  'colour',
  'inside',
  'width',
  'size',
  'text',
  'align',
  'shape',
  'stretch',
  'isShown',
  'under',
  'steps',
] as const;

type PlainField = (typeof plainFields)[number];
type PlaceField = 'points' | 'to' | 'at';
type Field = PlainField | PlaceField | 'heading';

/** What each kind of step tells besides its line, its pen and its time. */
const fieldsByKind = {
  line: ['points', 'colour', 'width', 'heading'],
  move: ['to', 'heading'],
  turn: ['heading'],
  dot: ['at', 'size', 'colour'],
  fill: ['points', 'colour', 'under'],
  text: ['at', 'text', 'colour', 'size', 'align'],
  stamp: ['at', 'heading', 'shape', 'colour', 'inside', 'stretch'],
  pen: ['isShown', 'shape', 'colour', 'inside', 'stretch'],
  background: ['colour'],
  erase: ['steps'],
} as const satisfies { [Kind in DrawingStep['kind']]: readonly Field[] };

function fieldsOf(kind: DrawingStep['kind']): readonly Field[] {
  return ['line', 'pen', 'ms', ...fieldsByKind[kind]];
}

/** The columns of a drawing: `length` has the number of points of each line and area, `x` and `y` the places, `turn` the headings. */
export type DrawingColumns = {
  page: Drawing['page'];
  kind: DrawingStep['kind'][];
  length: number[];
  x: number[];
  y: number[];
  turn: number[];
} & Record<PlainField, unknown[]>;

/** Where a pen was last and its heading, in hundredths. */
type PenPlace = { x: number; y: number; heading: number };

/** Puts a drawing into columns. Places and headings are rounded to hundredths. */
export function toColumns({ page, steps }: Drawing): DrawingColumns {
  const plain = Object.fromEntries(plainFields.map((name) => [name, []]));
  // Cast: an empty column for each of the names.
  const columns = {
    page,
    kind: [],
    length: [],
    x: [],
    y: [],
    turn: [],
    ...plain,
  } as unknown as DrawingColumns;
  const pens = new Map<number, PenPlace>();
  for (const step of steps) {
    const pen = placeOf(pens, step.pen);
    const fields: Partial<Record<Field, unknown>> = step;
    columns.kind.push(step.kind);
    for (const name of fieldsOf(step.kind)) if (isPlain(name)) columns[name].push(fields[name]);
    if ('points' in step) columns.length.push(step.points.length);
    for (const [x, y] of shiftsOf(pen, pointsOf(step))) {
      columns.x.push(x);
      columns.y.push(y);
    }
    if (!('heading' in step)) continue;
    const heading = hundredths(step.heading);
    columns.turn.push(wholeTurn(heading - pen.heading));
    pen.heading = heading;
  }
  return columns;
}

/** Takes a drawing out of its columns. What a column lacks is missing in a step, or no number. */
export function fromColumns(columns: DrawingColumns): { page: unknown; steps: unknown[] } {
  const pens = new Map<number, PenPlace>();
  const read = new Map<string, number>();
  const next = <Value>(name: string, column: readonly Value[]): Value | undefined => {
    const at = read.get(name) ?? 0;
    read.set(name, at + 1);
    return column[at];
  };
  const shift = (): Shift => [next('x', columns.x) ?? Number.NaN, next('y', columns.y) ?? Number.NaN];
  const places = (pen: PenPlace): Point[] | undefined => {
    const count = next('length', columns.length) ?? Infinity;
    return count > columns.x.length ? undefined : pointsFrom(pen, Array.from({ length: count }, shift));
  };
  const steps = columns.kind.map((kind) => {
    const step: Partial<Record<Field | 'kind', unknown>> = { kind };
    for (const name of fieldsOf(kind)) if (isPlain(name)) step[name] = next(name, columns[name]);
    const pen = placeOf(pens, Number(step.pen));
    for (const name of fieldsOf(kind)) {
      if (name === 'points') step.points = places(pen);
      else if (name === 'to' || name === 'at') step[name] = pointsFrom(pen, [shift()])[0];
      else if (name === 'heading') {
        pen.heading = wholeTurn(pen.heading + (next('turn', columns.turn) ?? Number.NaN));
        step.heading = pen.heading / 100;
      }
    }
    return step;
  });
  return { page: columns.page, steps };
}

function isPlain(name: Field): name is PlainField {
  return !['points', 'to', 'at', 'heading'].includes(name);
}

function placeOf(pens: Map<number, PenPlace>, pen: number): PenPlace {
  const place = pens.get(pen) ?? { x: 0, y: 0, heading: 0 };
  pens.set(pen, place);
  return place;
}

function pointsOf(step: DrawingStep): readonly Point[] {
  if ('points' in step) return step.points;
  if ('to' in step) return [step.to];
  return 'at' in step ? [step.at] : [];
}

function hundredths(value: number): number {
  return Math.round(value * 100);
}

/** An angle in hundredths of a degree, from 0 to below 360 degrees. */
function wholeTurn(angle: number): number {
  return ((angle % 36_000) + 36_000) % 36_000;
}

/** From one place to the next, in hundredths of a step of the page. */
type Shift = readonly [x: number, y: number];

/** Returns what brings a pen to the first of these places, and from each to the next. Moves the pen there. */
function shiftsOf(pen: PenPlace, points: readonly Point[]): Shift[] {
  const ways: Shift[] = [];
  return points.map((point, index) => {
    const [x, y] = [hundredths(point[0]), hundredths(point[1])];
    const way: Shift = [x - pen.x, y - pen.y];
    const [right, up] = expectedWay(ways, index);
    ways.push(way);
    Object.assign(pen, { x, y });
    return [way[0] - right, way[1] - up];
  });
}

/** The inverse of `shiftsOf`. */
function pointsFrom(pen: PenPlace, shifts: readonly Shift[]): Point[] {
  const ways: Shift[] = [];
  return shifts.map((shift, index) => {
    const [right, up] = expectedWay(ways, index);
    const way: Shift = [shift[0] + right, shift[1] + up];
    ways.push(way);
    pen.x += way[0];
    pen.y += way[1];
    return [pen.x / 100, pen.y / 100];
  });
}

/**
 * How a curve goes on if it turns and grows as it did before: as complex numbers, the square of its last way by the way before
 * that. A shift is told from there, so that all shifts of an arc are nearly 0.
 */
function expectedWay(ways: readonly Shift[], index: number): Shift {
  const [before, last] = [ways[index - 2], ways[index - 1]];
  // The first way is that of the pen to the beginning of the curve.
  if (index < 3 || before === undefined || last === undefined) return [0, 0];
  const size = before[0] ** 2 + before[1] ** 2;
  if (size === 0) return last;
  const [real, imaginary] = [last[0] ** 2 - last[1] ** 2, 2 * last[0] * last[1]];
  return [
    Math.round((real * before[0] + imaginary * before[1]) / size),
    Math.round((imaginary * before[0] - real * before[1]) / size),
  ];
}
