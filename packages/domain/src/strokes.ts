import type { Drawing, DrawingStep, Point } from './drawing.ts';

type StepOf<K extends DrawingStep['kind']> = Extract<DrawingStep, { kind: K }>;
/** What a step of a drawing leaves on the page, without how it came about. */
type MarkOf<K extends DrawingStep['kind'], F extends keyof StepOf<K>> = {
  kind: K;
  line: number | null;
} & Pick<StepOf<K>, F>;

/**
 * One mark that is visible at the end of a drawing. `line` is the line of the program; null when it is unknown. A line
 * of two points is straight, one of more is a curve.
 */
export type Stroke =
  | MarkOf<'line', 'points' | 'colour' | 'width'>
  | MarkOf<'dot', 'at' | 'colour' | 'size'>
  | MarkOf<'fill', 'points' | 'colour'>
  | MarkOf<'text', 'at' | 'colour' | 'size' | 'align' | 'text'>
  | MarkOf<'stamp', 'at' | 'colour' | 'inside' | 'shape' | 'heading' | 'stretch'>
  | MarkOf<'background', 'colour'>;
type LineStroke = Extract<Stroke, { kind: 'line' }>;

/**
 * The marks that are visible at the end of a drawing, in the order of drawing. Straight lines that continue each other
 * become one, and a mark that was made twice in the same place is there once, as it was made last.
 */
export function strokesOf(drawing: Drawing): Stroke[] {
  const erased = new Set(drawing.steps.flatMap((step) => (step.kind === 'erase' ? step.steps : [])));
  const visible = drawing.steps.filter((_, index) => !erased.has(index)).flatMap(strokesOfStep);
  const joined = joinLines(visible);
  return [...new Map(joined.map((stroke) => [placeKey(stroke), stroke])).values()];
}

/**
 * Strokes as text, in an order that does not depend on the order of drawing: equal for drawings that look the same and
 * were made of the same pieces.
 */
export function strokesText(strokes: readonly Stroke[]): string {
  return strokes.map(strokeText).sort().join('\n');
}

/** Reads strokes from their text. A stroke read so has no line of a program. Lines that are no strokes are dropped. */
export function readStrokes(text: string): Stroke[] {
  return text.split('\n').flatMap(readStroke);
}

/** A drawing that shows these strokes at once, on a page of this size. */
export function drawingOfStrokes(strokes: readonly Stroke[], page: Drawing['page'] = defaultPage): Drawing {
  const ofAll = { pen: 0, ms: 0 };
  const steps = strokes.map((stroke): DrawingStep => {
    if (stroke.kind === 'line') return { ...stroke, ...ofAll, heading: 0 };
    return stroke.kind === 'fill' ? { ...stroke, ...ofAll, under: 0 } : { ...stroke, ...ofAll };
  });
  return { page, steps };
}

/** The page of `kolam`, and of a drawing that says nothing else. */
const defaultPage: Drawing['page'] = { lower: [-160, -160], upper: [160, 160] };

function strokesOfStep(step: DrawingStep): Stroke[] {
  const { line } = step;
  switch (step.kind) {
    case 'line': {
      const { points, colour, width } = step;
      const isDrawn = points.some((point) => point[0] !== points[0]?.[0] || point[1] !== points[0]?.[1]);
      return isDrawn ? [{ kind: 'line', points: forward(points), colour, width, line }] : [];
    }
    case 'dot':
      return [{ kind: 'dot', at: step.at, colour: step.colour, size: step.size, line }];
    case 'fill':
      return [{ kind: 'fill', points: step.points, colour: step.colour, line }];
    case 'text': {
      const { at, colour, size, align, text } = step;
      return [{ kind: 'text', at, colour, size, align, text, line }];
    }
    case 'stamp': {
      const { at, colour, inside, shape, heading, stretch } = step;
      return [{ kind: 'stamp', at, colour, inside, shape, heading, stretch, line }];
    }
    case 'background':
      return [{ kind: 'background', colour: step.colour, line }];
    default:
      return [];
  }
}

/** The points from the left end of a line to its right end, so that its direction does not matter. */
function forward(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return points;
  return first[0] < last[0] || (first[0] === last[0] && first[1] <= last[1]) ? points : points.toReversed();
}

/** Joins straight lines that meet at an end and go on in the same direction, each in constant time. */
function joinLines(strokes: readonly Stroke[]): Stroke[] {
  const kept: (Stroke | null)[] = [];
  const ends = new Map<string, number>();
  for (const stroke of strokes) {
    let joined = stroke;
    for (let at = partnerOf(joined, ends, kept); at !== null; at = partnerOf(joined, ends, kept)) {
      const partner = kept[at];
      if (joined.kind !== 'line' || partner?.kind !== 'line') break;
      kept[at] = null;
      joined = joinedLine(partner, joined);
    }
    for (const key of endKeys(joined)) ends.set(key, kept.length);
    kept.push(joined);
  }
  return kept.filter((stroke) => stroke !== null);
}

/** Index of a line that goes on where this one ends; null for none. */
function partnerOf(
  stroke: Stroke,
  ends: ReadonlyMap<string, number>,
  kept: readonly (Stroke | null)[],
): number | null {
  if (stroke.kind !== 'line' || stroke.points.length !== 2) return null;
  for (const [end, degrees] of endsOf(stroke)) {
    for (const turned of [180, 179, 181]) {
      const at = ends.get(endKey(stroke, end, degrees + turned));
      const partner = at === undefined ? null : kept[at];
      if (at !== undefined && partner?.kind === 'line' && isStraight(partner, stroke)) return at;
    }
  }
  return null;
}

function joinedLine(one: LineStroke, other: LineStroke): LineStroke {
  const points = [...one.points, ...other.points].toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return { ...one, points: [points[0] ?? origin, points.at(-1) ?? origin] };
}

/** Whether two lines that meet at an end are one straight line, within what rounding may bend. */
function isStraight(one: LineStroke, other: LineStroke): boolean {
  const { points } = joinedLine(one, other);
  const [from = origin, to = origin] = points;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return [...one.points, ...other.points].every(
    (point) => Math.abs((point[0] - from[0]) * y - (point[1] - from[1]) * x) <= roundingBend,
  );
}

const origin: Point = [0, 0];
const roundingBend = 0.05;

function endKeys(stroke: Stroke): string[] {
  if (stroke.kind !== 'line' || stroke.points.length !== 2) return [];
  return endsOf(stroke).map(([end, degrees]) => endKey(stroke, end, degrees));
}

/** The ends of a straight line, each with the direction in which the line leaves it, in whole degrees. */
function endsOf({ points }: LineStroke): [Point, number][] {
  const [from = origin, to = origin] = points;
  const degrees = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
  return [
    [from, degrees],
    [to, degrees + 180],
  ];
}

function endKey({ colour, width }: LineStroke, [x, y]: Point, degrees: number): string {
  const inTenths = `${Math.round(x * 10)} ${Math.round(y * 10)}`;
  return `${inTenths} ${((degrees % 360) + 360) % 360} ${colour} ${width}`;
}

/** Equal for marks of which the later one hides the earlier. */
function placeKey(stroke: Stroke): string {
  const { kind } = stroke;
  if (kind === 'background') return kind;
  if (kind === 'line' || kind === 'fill') return `${kind} ${pointsText(stroke.points)}`;
  return kind === 'dot' ? `${kind} ${String(stroke.at)} ${stroke.size}` : strokeText(stroke);
}

function strokeText(stroke: Stroke): string {
  switch (stroke.kind) {
    case 'line':
      return `line ${stroke.colour} ${stroke.width} ${pointsText(stroke.points)}`;
    case 'dot':
      return `dot ${stroke.colour} ${stroke.size} ${String(stroke.at)}`;
    case 'fill':
      return `fill ${stroke.colour} ${pointsText(stroke.points)}`;
    case 'text': {
      const { colour, size, align, at, text } = stroke;
      return `text ${colour} ${size} ${align} ${String(at)} ${JSON.stringify(text)}`;
    }
    case 'stamp': {
      const { colour, inside, shape, heading, stretch, at } = stroke;
      return `stamp ${colour} ${inside} ${shape} ${heading} ${String(stretch)} ${String(at)}`;
    }
    case 'background':
      return `background ${stroke.colour}`;
  }
}

function pointsText(points: readonly Point[]): string {
  return points.map(String).join(' ');
}

function readStroke(text: string): Stroke[] {
  const [kind, colour = '', ...rest] = text.split(' ');
  const [first = '', ...others] = rest;
  const line = null;
  if (kind === 'line') return [{ kind, colour, width: Number(first), points: others.map(readPoint), line }];
  if (kind === 'dot') return [{ kind, colour, size: Number(first), at: readPoint(others[0]), line }];
  if (kind === 'fill') return [{ kind, colour, points: rest.map(readPoint), line }];
  if (kind === 'background') return [{ kind, colour, line }];
  if (kind === 'text') {
    const [align = 'left', at, ...words] = others;
    const written = JSON.parse(words.join(' ')) as string;
    return [
      { kind, colour, size: Number(first), align: align as 'left', at: readPoint(at), text: written, line },
    ];
  }
  if (kind !== 'stamp') return [];
  const [shape, heading, stretch, at] = others;
  const places = { stretch: readPoint(stretch), at: readPoint(at) };
  return [
    { kind, colour, inside: first, shape: shape as 'classic', heading: Number(heading), ...places, line },
  ];
}

function readPoint(text = ''): Point {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
}
