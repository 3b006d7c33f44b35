import { readFileSync } from 'node:fs';
import type { Drawing, DrawingStep, PenShape, Point } from '@python-learning/domain';
import { describe, expect, it } from 'vitest';
import type { Ask } from './ask.ts';
import { readPrograms } from './programs.ts';

/** What CPython's turtle draws for one program, as `record-drawings.py` writes it. Numbers are pixels. */
type Recording = {
  background: string;
  /** Of the window. */
  size: readonly number[];
  lines: readonly (readonly [colour: string, width: number, places: readonly number[]])[];
  dots: readonly Dot[];
  /** With the number of straight lines and dots that are painted later. */
  fills: readonly (readonly [colour: string, places: readonly number[], above: number])[];
  texts: readonly Text[];
  stamps: readonly Stamp[];
  printed: string;
};
type Dot = readonly [x: number, y: number, size: number, colour: string];
type Text = readonly [x: number, y: number, text: string, colour: string, size: number, align: string];
type Stamp = readonly [
  x: number,
  y: number,
  across: number,
  up: number,
  shape: PenShape,
  colour: string,
  inside: string,
  wide: number,
  long: number,
];

/** One thing on the page: its numbers, which may differ by the tolerance, and its words, which may not. */
type Mark = { numbers: readonly number[]; words: string };

/** Places may differ by this much of a pixel: both sides are rounded to hundredths. */
const tolerance = 0.021;
/** Of a hundred programs, so many have to draw what CPython draws. */
const floorShare = 0.85;
const mostShown = 400;

const programs = Object.entries(readPrograms('drawings')).flatMap(([kind, all]) =>
  all.map((program) => ({ ...program, kind, recording: recordings(kind)[program.name] })),
);

/** Conformance: beginners' turtle programs draw what they draw in CPython. */
export function drawingsConformance(ask: () => Ask): void {
  describe('a turtle program', () => {
    it('is one of at least eighty, each with a recording of CPython', () => {
      expect(programs.length).toBeGreaterThanOrEqual(80);
      expect(programs.filter(({ recording }) => recording === undefined)).toEqual([]);
    });

    it('runs as it is and draws what CPython draws, in at least 85 of 100', async () => {
      const unlike: string[] = [];
      for (const { kind, name, source, recording } of programs) {
        const { shown } = await ask().report(source);
        const difference =
          recording === undefined || shown.kind !== 'finished'
            ? `ended as ${shown.kind}: ${shown.exception?.message ?? ''}`
            : differenceOf(shown.drawing, shown.stdout, recording);
        if (difference !== null) unlike.push(`${kind}: ${name}: ${difference}`);
      }
      const alike = programs.length - unlike.length;
      const said = `${alike} of ${programs.length} turtle programs draw what CPython draws`;
      process.stdout.write(`${[said, ...unlike].join('\n  ')}\n`);
      expect(unlike.filter((text) => !text.startsWith('keys: '))).toEqual([]);
      expect(alike / programs.length).toBeGreaterThanOrEqual(floorShare);
    });
  });
}

function recordings(kind: string): Readonly<Record<string, Recording>> {
  const text = readFileSync(new URL(`./drawings/${kind}.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as Readonly<Record<string, Recording>>;
}

/** Says in what a drawing differs from CPython's; null when they are the same. */
function differenceOf(drawing: Drawing | null, printed: string, recording: Recording): string | null {
  if (printed !== recording.printed) return `printed ${printed} instead of ${recording.printed}`;
  const ours = marksOf(drawing);
  const recorded = marksOfRecording(recording);
  const isPoint = (dot: Mark) => ours.points.some((point) => isSame(dot, point));
  const theirs = { ...recorded, dots: recorded.dots.filter((dot) => !isPoint(dot)) };
  if (ours.background !== theirs.background) return `its page is ${ours.background}`;
  for (const kind of ['lines', 'dots', 'fills', 'texts', 'stamps'] as const) {
    const difference = unmatched(ours[kind], theirs[kind]);
    if (difference !== null) return `${kind} differ: ${difference.slice(0, mostShown)}`;
  }
  return null;
}

/** Pairs the marks of two lists; the order is free. Null when each has its pair. */
function unmatched(ours: readonly Mark[], theirs: readonly Mark[]): string | null {
  const left = [...ours];
  for (const mark of theirs) {
    const at = left.findIndex((other) => isSame(mark, other));
    if (at === -1) return `missing ${JSON.stringify(mark)}, there are ${JSON.stringify(left.slice(0, 3))}`;
    left.splice(at, 1);
  }
  return left.length === 0 ? null : `too many: ${JSON.stringify(left.slice(0, 3))}`;
}

function isSame(one: Mark, other: Mark): boolean {
  return (
    one.words === other.words &&
    one.numbers.length === other.numbers.length &&
    one.numbers.every((number, at) => Math.abs(number - (other.numbers[at] ?? 0)) <= tolerance)
  );
}

type Marks = Record<'lines' | 'dots' | 'fills' | 'texts' | 'stamps', Mark[]> & {
  background: string;
  /** Lines without length: a point, unless other lines go through it. */
  points: Mark[];
};

function marksOfRecording({ background, lines, dots, fills, texts, stamps }: Recording): Marks {
  return {
    background,
    points: [],
    lines: lines.flatMap(([colour, width, flat]) => lineMarks(pairs(flat), colour, width)),
    dots: dots.map(([x, y, size, colour]) => ({ numbers: [x, y, size], words: colour })),
    fills: fills.map(([colour, flat, above]) => fillMark(pairs(flat), colour, above)),
    texts: texts.map(([x, y, text, colour, size, align]) => ({
      numbers: [x, y, size],
      words: `${text} ${colour} ${align}`,
    })),
    stamps: stamps.map(([x, y, across, up, shape, colour, inside, wide, long]) => ({
      numbers: [x, y, across, up, wide, long],
      words: `${shape} ${colour} ${inside}`,
    })),
  };
}

function marksOf(drawing: Drawing | null): Marks {
  const marks: Marks = {
    background: '#ffffff',
    points: [],
    lines: [],
    dots: [],
    fills: [],
    texts: [],
    stamps: [],
  };
  const steps = drawing?.steps ?? [];
  const erased = new Set(steps.flatMap((step) => (step.kind === 'erase' ? step.steps : [])));
  const isSeen = (_: DrawingStep, index: number) => !erased.has(index);
  const strokesFrom = (under: number) =>
    steps
      .filter((step, index) => index >= under && isSeen(step, index))
      .reduce((sum, step) => sum + strokes(step), 0);
  for (const step of steps.filter(isSeen)) addMark(marks, step, strokesFrom);
  return marks;
}

function addMark(marks: Marks, step: DrawingStep, strokesFrom: (under: number) => number): void {
  if (step.kind === 'line') {
    const lines = lineMarks(step.points, step.colour, step.width);
    const [at = [0, 0]] = step.points;
    if (lines.length === 0) marks.points.push({ numbers: [...at, step.width], words: step.colour });
    marks.lines.push(...lines);
  } else if (step.kind === 'dot') marks.dots.push({ numbers: [...step.at, step.size], words: step.colour });
  else if (step.kind === 'fill')
    marks.fills.push(fillMark(step.points, step.colour, strokesFrom(step.under)));
  else if (step.kind === 'text') {
    marks.texts.push({
      numbers: [...step.at, step.size],
      words: `${step.text} ${step.colour} ${step.align}`,
    });
  } else if (step.kind === 'stamp') {
    const angle = (step.heading * Math.PI) / 180;
    const numbers = [...step.at, Math.cos(angle), Math.sin(angle), ...step.stretch];
    marks.stamps.push({ numbers, words: `${step.shape} ${step.colour} ${step.inside}` });
  } else if (step.kind === 'background') marks.background = step.colour;
}

/** Straight lines and dots of a step. */
function strokes(step: DrawingStep): number {
  if (step.kind === 'dot') return 1;
  return step.kind === 'line' ? lineMarks(step.points, '', 0).length : 0;
}

/** The straight lines of a line with corners, each from its lower to its higher end; the order of drawing is free. */
function lineMarks(points: readonly Point[], colour: string, width: number): Mark[] {
  const ends = points.slice(1).map((to, at) => [points[at] ?? to, to] as const);
  return ends
    .filter(([from, to]) => Math.hypot(from[0] - to[0], from[1] - to[1]) > tolerance)
    .map(([from, to]) => ({ numbers: [...ordered(from, to), width], words: colour }));
}

function ordered(one: Point, other: Point): number[] {
  const isFirst = Math.abs(one[0] - other[0]) > tolerance ? one[0] < other[0] : one[1] < other[1];
  return isFirst ? [...one, ...other] : [...other, ...one];
}

/** Corners that come twice in a row are one. */
function fillMark(points: readonly Point[], colour: string, above: number): Mark {
  const corners = points.filter((point, at) => {
    const before = points[at - 1];
    return before === undefined || Math.hypot(point[0] - before[0], point[1] - before[1]) > tolerance;
  });
  return { numbers: corners.flat(), words: `${colour}, below ${above}` };
}

function pairs(flat: readonly number[]): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at] ?? 0, flat[2 * at + 1] ?? 0]);
}
