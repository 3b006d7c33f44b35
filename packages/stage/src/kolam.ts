export type Point = { x: number; y: number };

/** One cubic Bézier segment of the line: start, two control points, end. */
export type Piece = readonly [Point, Point, Point, Point];

/**
 * Distance of the control points, as a share of the piece; near the value that draws quarter circles at the corners.
 */
const roundness = 0.5;

/**
 * Returns the line of a pulli kolam as an SVG path. The line runs diagonally between dots one unit apart, and turns
 * back at the edges, like light between mirrors. It is one closed line round every dot when `columns` and `rows` have
 * no common divisor. Dot (column, row) is at (column + ½, row + ½).
 * @param progress drawn share, from 0 to 1
 */
export function kolamPath(columns: number, rows: number, progress = 1): string {
  const pieces = piecesOf(walk(columns * 2, rows * 2));
  const drawn = Math.max(0, Math.min(1, progress)) * pieces.length;
  const whole = pieces.slice(0, Math.floor(drawn));
  const next = pieces[whole.length];
  const rest = drawn - whole.length;
  if (next !== undefined && rest > 0) whole.push(firstPart(next, rest));
  return pathThrough(whole, 1);
}

export type KolamDrawing = {
  /** Path data of the line, which is closed. */
  line: string;
  dots: readonly (readonly [x: number, y: number])[];
  width: number;
  height: number;
};

/**
 * The whole kolam with its dots 20 pixels apart: browsers measure curves coarsely at small coordinates, and the drawn
 * length of the line grows. The line begins with the loop round a corner dot. Dots are listed so that those of a part of
 * the line lie along it.
 */
export function drawKolam(columns: number, rows: number): KolamDrawing {
  const walked = walk(columns * 2, rows * 2);
  const stops = [...walked.slice(-stopsBeforeCorner), ...walked.slice(0, -stopsBeforeCorner)];
  return {
    line: `${pathThrough(piecesOf(stops), pixels)}Z`,
    dots: dotsAlong(stops, columns, rows).map(({ x, y }) => [x * pixels, y * pixels] as const),
    width: columns * pixels,
    height: rows * pixels,
  };
}

const pixels = 20;
/** The walk begins in the middle of the loop round the first dot. */
const stopsBeforeCorner = 3;

/** Centres of the dots, row by row. */
export function kolamDots(columns: number, rows: number): Point[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: (index % columns) + 0.5,
    y: Math.floor(index / columns) + 0.5,
  }));
}

/**
 * Every dot once. If the line is drawn in equal parts, the dot of each part is one that its newest piece passes.
 */
function dotsAlong(stops: readonly Stop[], columns: number, rows: number): Point[] {
  const count = columns * rows;
  const found = new Map<string, Point>();
  for (let part = 1; part <= count; part += 1) {
    const drawn = stops.slice(0, Math.ceil((part / count) * stops.length));
    const newest = drawn
      .toReversed()
      .flatMap(({ at }) => dotsBeside(at))
      .find(({ x, y }) => x > 0 && y > 0 && x < columns && y < rows && !found.has(`${x} ${y}`));
    if (newest !== undefined) found.set(`${newest.x} ${newest.y}`, newest);
  }
  return [...found.values()];
}

/** The two dots that the line goes between; at an edge, one of them is outside. */
function dotsBeside({ x, y }: Point): Point[] {
  const [right, down] = Number.isInteger(x) ? [0.5, 0] : [0, 0.5];
  return [
    { x: x - right, y: y - down },
    { x: x + right, y: y + down },
  ];
}

function piecesOf(stops: readonly Stop[]): Piece[] {
  return stops.map((from, index) => pieceBetween(from, stops[(index + 1) % stops.length] ?? from));
}

/** A point of the line, and its direction there as a vector of length one. */
export type Stop = { at: Point; heading: Point };

/**
 * Walks in half units: dots have odd coordinates, and the line only meets points whose coordinates have an odd sum.
 */
function walk(width: number, height: number): Stop[] {
  const stops: Stop[] = [];
  let at = { x: 1, y: 0 };
  let way = { x: 1, y: 1 };
  do {
    stops.push({ at: { x: at.x / 2, y: at.y / 2 }, heading: headingAt(at, way, width, height) });
    at = { x: at.x + way.x, y: at.y + way.y };
    way = { x: turn(at.x, width, way.x), y: turn(at.y, height, way.y) };
  } while (at.x !== 1 || at.y !== 0 || way.x !== 1);
  return stops;
}

function turn(position: number, edge: number, way: number): number {
  return position === 0 || position === edge ? -way : way;
}

/** Direction of the line at a point: along the edge where it turns back, else diagonal. */
function headingAt(at: Point, way: Point, width: number, height: number): Point {
  if (at.y === 0 || at.y === height) return { x: way.x, y: 0 };
  if (at.x === 0 || at.x === width) return { x: 0, y: way.y };
  return { x: way.x * Math.SQRT1_2, y: way.y * Math.SQRT1_2 };
}

/** The piece of the line from one stop to another. */
export function pieceBetween(from: Stop, to: Stop): Piece {
  const reach = Math.hypot(to.at.x - from.at.x, to.at.y - from.at.y) * roundness;
  return [from.at, along(from.at, from.heading, reach), along(to.at, to.heading, -reach), to.at];
}

function along({ x, y }: Point, way: Point, distance: number): Point {
  return { x: x + way.x * distance, y: y + way.y * distance };
}

/** The first `share` of a piece, by de Casteljau's construction. */
function firstPart([a, b, c, d]: Piece, share: number): Piece {
  const ab = between(a, b, share);
  const bc = between(b, c, share);
  const cd = between(c, d, share);
  const left = between(ab, bc, share);
  return [a, ab, left, between(left, between(bc, cd, share), share)];
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** SVG path data of pieces that follow each other; empty without pieces. */
export function pathThrough(pieces: readonly Piece[], scale: number): string {
  const write = ({ x, y }: Point) => `${Number((x * scale).toFixed(3))} ${Number((y * scale).toFixed(3))}`;
  const curves = pieces.map(([, left, right, end]) => `C${write(left)} ${write(right)} ${write(end)}`);
  const start = pieces[0]?.[0];
  return start === undefined ? '' : `M${write(start)}${curves.join('')}`;
}
