import { type Piece, type Point, pathThrough, pieceBetween, type Stop } from './kolam.ts';

type Place = readonly [x: number, y: number];

/** What one lesson adds to a kolam. */
export type KolamStroke = {
  /** Path data of the pieces of the line round its dots. */
  pieces: readonly string[];
  /** Two dots at places that face each other across the middle; the first stroke has the middle dot. */
  dots: readonly Place[];
};

/** Coordinates are pixels. */
export type OwnKolam = {
  /** The drawn strokes. Together they are closed lines round all of their dots. */
  strokes: readonly KolamStroke[];
  /** Dots without a line, for the lessons that are not finished. */
  openDots: readonly Place[];
  width: number;
  height: number;
};

/** What the two strands between neighbouring dots do: cross, turn back from each other, or run along the gap. */
type Gap = 'cross' | 'turn' | 'along';
type GapAt = (at: Point) => Gap;

/** Distance between dots, as in `drawKolam`. */
const pixels = 20;
/** How far two strands that do not cross stay from the middle of their gap, in dots. */
const inset = 0.1;

/**
 * The kolam of one learner, which grows from the middle by a stroke for each finished lesson. The seed chooses what the line
 * does between neighbouring dots, so that the whole kolam mirrors itself from left to right and from top to bottom. After
 * each stroke its lines are closed, have every drawn dot inside, and look the same after a half turn. The same arguments
 * give the same kolam, and a stroke changes nothing but the line beside its own dots.
 * @param seed whole number from 0 to 2³¹ − 1
 * @param lessons number of lessons in the course
 * @param finished how many of them the learner has finished
 */
export function ownKolam(seed: number, lessons: number, finished: number): OwnKolam {
  const reach = reachFor(lessons);
  const groups = groupsOf(reach, lessons);
  const drawn = groups.slice(0, finished);
  const gapAt = closedRound(drawn.flat(), gapsFrom(seed));
  const middle = { x: reach.x + 0.5, y: reach.y + 0.5 };
  const placeOf = (dot: Point): Place => [(dot.x + middle.x) * pixels, (dot.y + middle.y) * pixels];
  return {
    strokes: drawn.map((dots) => ({
      pieces: dots
        .flatMap((dot) => piecesRound(dot, gapAt, middle))
        .map((piece) => pathThrough([piece], pixels)),
      dots: dots.map(placeOf),
    })),
    openDots: groups.slice(drawn.length).flat().map(placeOf),
    width: 2 * middle.x * pixels,
    height: 2 * middle.y * pixels,
  };
}

/** Dots on each side of the middle dot: two columns more than rows, and enough for a group of dots for each lesson. */
function reachFor(lessons: number): Point {
  let reach = { x: 1, y: 0 };
  while (halfOf(reach).length < lessons) reach = { x: reach.x + 1, y: reach.y + 1 };
  return reach;
}

/** The middle dot, and one dot of each pair that faces each other across it, from the middle outwards and round it. */
function halfOf(reach: Point): Point[] {
  const columns = Array.from({ length: 2 * reach.x + 1 }, (_, column) => column - reach.x);
  const rows = Array.from({ length: reach.y + 1 }, (_, row) => row);
  return rows
    .flatMap((y) => columns.map((x) => ({ x, y })))
    .filter(({ x, y }) => y > 0 || x >= 0)
    .sort((a, b) => distanceOf(a) - distanceOf(b) || Math.atan2(a.y, a.x) - Math.atan2(b.y, b.x));
}

/** Its square: a whole number, so that dots at the same distance compare as equal. */
function distanceOf({ x, y }: Point): number {
  return x * x + y * y;
}

/** The dots of each lesson. Where there are more pairs than lessons, some lessons have two. */
function groupsOf(reach: Point, lessons: number): Point[][] {
  const half = halfOf(reach);
  const first = (lesson: number) => Math.floor((lesson * half.length) / lessons);
  return Array.from({ length: lessons }, (_, lesson) =>
    half
      .slice(first(lesson), first(lesson + 1))
      .flatMap((dot) => (isMiddle(dot) ? [dot] : [dot, times(dot, -1)])),
  );
}

function isMiddle({ x, y }: Point): boolean {
  return x === 0 && y === 0;
}

/** Gaps are named by their distance from the middle dot, in half dots; the odd coordinate leads from dot to dot. */
function gapsFrom(seed: number): GapAt {
  const chosen = new Map<string, Gap>();
  const random = randomFrom(seed);
  // Every gap of the largest square takes a number, in this order, so that a longer course has the same middle.
  for (let far = 0; far <= mostHalfDots; far += 1) {
    for (let near = 0; near <= far; near += 1) chosen.set(nameOf({ x: far, y: near }), gapFor(random()));
  }
  return (at) => chosen.get(nameOf(at)) ?? 'turn';
}

const mostHalfDots = 40;

/** The same name for all gaps that mirror each other. */
function nameOf({ x, y }: Point): string {
  const [a, b] = [Math.abs(x), Math.abs(y)];
  return a > b ? `${a} ${b}` : `${b} ${a}`;
}

function gapFor(chance: number): Gap {
  if (chance < 0.55) return 'cross';
  return chance < 0.8 ? 'along' : 'turn';
}

/** Numbers from 0 to 1 that follow from the seed alone (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same gaps, where the line turns back from every dot that is not drawn. */
function closedRound(drawn: readonly Point[], gapAt: GapAt): GapAt {
  const isDrawn = new Set(drawn.map(({ x, y }) => `${x} ${y}`));
  return (at) => {
    const along = at.x % 2 === 0 ? { x: 0, y: 1 } : { x: 1, y: 0 };
    const hasBoth = [-1, 1].every((way) => {
      const { x, y } = times(sum(at, times(along, way)), 0.5);
      return isDrawn.has(`${x} ${y}`);
    });
    return hasBoth ? gapAt(at) : 'turn';
  };
}

/** The four pieces of the line round a dot. */
function piecesRound(dot: Point, gapAt: GapAt, middle: Point): Piece[] {
  const ways = [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x, y })));
  return ways.map(({ x, y }) => {
    const [across, down] = [
      { x, y: 0 },
      { x: 0, y },
    ];
    const start = stopAt(dot, across, down, gapAt);
    const end = stopAt(dot, down, across, gapAt);
    return pieceBetween(
      { at: sum(start.at, middle), heading: start.heading },
      { at: sum(end.at, middle), heading: times(end.heading, -1) },
    );
  });
}

/** Where a piece begins that leads from the gap `ahead` of a dot to the gap on its side `aside`. */
function stopAt(dot: Point, ahead: Point, aside: Point, gapAt: GapAt): Stop {
  const gap = gapAt(sum(times(dot, 2), ahead));
  const at = sum(dot, times(ahead, 0.5));
  if (gap === 'turn') return { at: sum(at, times(ahead, -inset)), heading: aside };
  if (gap === 'along') return { at: sum(at, times(aside, inset)), heading: times(ahead, -1) };
  return { at, heading: times(sum(aside, times(ahead, -1)), Math.SQRT1_2) };
}

function sum(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

/** Adds zero, because minus zero is another key. */
function times({ x, y }: Point, by: number): Point {
  return { x: x * by + 0, y: y * by + 0 };
}
