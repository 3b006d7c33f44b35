type Point = readonly [x: number, y: number];

export type KolamDrawing = {
  /** Path data of the line, which is closed. */
  line: string;
  dots: readonly Point[];
  width: number;
  height: number;
};

/**
 * Draws a kolam on a grid of `columns` by `rows` dots, 20 pixels apart.
 *
 * A ray that starts between two dots and is reflected by the sides of the grid runs round every dot. It is a single
 * line if the two numbers have no common divisor. The line is that ray, with its turns drawn as loops. Dots are listed
 * so that those of a part of the line lie along it.
 */
export function drawKolam(columns: number, rows: number): KolamDrawing {
  const width = 2 * columns;
  const height = 2 * rows;
  const ray = traceRay(width, height);
  const line = ray.map((point, index) => lineTo(ray, index, point, width, height)).join('');
  const [start = [0, 0]] = ray;
  return {
    line: `M${format([crestOf(start, width, height)])}${line}Z`,
    dots: dotsAlong(ray, width, height).map(([x, y]) => [x * unit, y * unit] as const),
    width: width * unit,
    height: height * unit,
  };
}

/**
 * Pixels per grid step. Browsers measure curves coarsely at small coordinates, and the drawn length of the line grows.
 */
const unit = 10;

/** Returns the points of the ray, one for each step, from a crossing inside the grid back to it. */
function traceRay(width: number, height: number): Point[] {
  const points: Point[] = [];
  let [x, y, stepX, stepY] = [2, 1, 1, 1];
  do {
    points.push([x, y]);
    if (x === 0 || x === width) stepX = -stepX;
    if (y === 0 || y === height) stepY = -stepY;
    x += stepX;
    y += stepY;
  } while (!(x === 2 && y === 1 && stepX === 1 && stepY === 1));
  return points;
}

/** Distance from the side to the crest of the loop round an outermost dot, in grid steps. */
const crest = 0.1;

/** From one point of the ray to the next. Points on a side are the crests of loops. */
function lineTo(ray: readonly Point[], index: number, from: Point, width: number, height: number): string {
  const to = ray[(index + 1) % ray.length] ?? from;
  if (isOnSide(from, width, height) && isOnSide(to, width, height)) {
    const [a, b] = [crestOf(from, width, height), crestOf(to, width, height)];
    return curve(alongSide(a, to, from), alongSide(b, from, to), b);
  }
  if (isOnSide(from, width, height)) return loopCurve(crestOf(from, width, height), to, from);
  if (isOnSide(to, width, height)) return reversedLoopCurve(from, crestOf(to, width, height), to);
  return `L${format([to])}`;
}

function isOnSide([x, y]: Point, width: number, height: number): boolean {
  return x === 0 || y === 0 || x === width || y === height;
}

function crestOf([x, y]: Point, width: number, height: number): Point {
  const inward = (value: number, size: number) =>
    value === 0 ? crest : value === size ? size - crest : value;
  return [inward(x, width), inward(y, height)];
}

/** Leaves the crest along the side, arrives on the diagonal. */
function loopCurve(crestPoint: Point, to: Point, corner: Point): string {
  return curve(alongSide(crestPoint, to, corner), towards(to, corner), to);
}

/** Leaves on the diagonal, arrives at the crest along the side. */
function reversedLoopCurve(from: Point, crestPoint: Point, corner: Point): string {
  return curve(towards(from, corner), alongSide(crestPoint, from, corner), crestPoint);
}

function alongSide([x, y]: Point, other: Point, corner: Point): Point {
  const isOnVerticalSide = x !== corner[0];
  return isOnVerticalSide ? [x, y + (other[1] - y) * 0.62] : [x + (other[0] - x) * 0.62, y];
}

function towards(point: Point, corner: Point): Point {
  return [point[0] + (corner[0] - point[0]) * 0.42, point[1] + (corner[1] - point[1]) * 0.42];
}

function curve(a: Point, b: Point, end: Point): string {
  return `C${format([a, b, end])}`;
}

function format(points: readonly Point[]): string {
  return points
    .flat()
    .map((value) => Number((value * unit).toFixed(2)))
    .join(' ');
}

/**
 * Returns every dot once. If the line is drawn in equal parts, the dot of each part is one that its newest piece
 * passes.
 */
function dotsAlong(ray: readonly Point[], width: number, height: number): Point[] {
  const count = (width / 2) * (height / 2);
  const found = new Map<string, Point>();
  for (let part = 1; part <= count; part++) {
    const drawn = ray.slice(0, Math.ceil((part / count) * ray.length));
    const passed = drawn.toReversed().flatMap(dotsBeside);
    const newest = passed.find(
      ([x, y]) => x > 0 && y > 0 && x < width && y < height && !found.has(`${x} ${y}`),
    );
    if (newest !== undefined) found.set(newest.join(' '), newest);
  }
  return [...found.values()];
}

/** The two dots that the ray goes between. */
function dotsBeside([x, y]: Point): Point[] {
  return x % 2 === 0
    ? [
        [x - 1, y],
        [x + 1, y],
      ]
    : [
        [x, y - 1],
        [x, y + 1],
      ];
}
