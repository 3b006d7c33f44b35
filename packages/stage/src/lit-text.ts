import { escapeHtml } from './html.ts';
import type { TimedMark } from './timeline.ts';

/** A range of text; `end` is exclusive. */
export type Range = { start: number; end: number };

/** A range that is marked; `strength` is 1 for a whole mark, less while it fades. */
export type LitRange = Range & { strength: number };

/** A mark that is seen at a moment. */
export type ShownMark = Pick<TimedMark, 'piece' | 'occurrence'> & { strength: number };

/** How long a mark takes to fade, in milliseconds, and in how many steps. */
const fadeMs = 400;
const fadeSteps = 5;

/** Returns the marks that are seen at a moment. Run puts out what was marked before it: then the running line leads. */
export function marksAt(marks: readonly TimedMark[], pressMs: number | null, ms: number): ShownMark[] {
  return marks.flatMap(({ piece, occurrence, startMs, endMs }) => {
    const untilMs = endMs ?? (pressMs !== null && startMs < pressMs ? pressMs : Number.POSITIVE_INFINITY);
    const left = Math.ceil((1 - (ms - untilMs) / fadeMs) * fadeSteps) / fadeSteps;
    const strength = Math.min(1, left);
    if (startMs > ms || strength <= 0) return [];
    return [{ piece, strength, ...(occurrence === undefined ? {} : { occurrence }) }];
  });
}

/** Where the marks are in the text: every occurrence of their pieces, or the one that is named. */
export function rangesOf(text: string, marks: readonly ShownMark[]): LitRange[] {
  return marks.flatMap(({ piece, occurrence, strength }) => {
    const ranges = placesOf(text, piece).map((start) => ({ start, end: start + piece.length, strength }));
    return occurrence === undefined ? ranges : ranges.slice(occurrence - 1, occurrence);
  });
}

/** The marks that are not in a text but in what follows it: occurrences are counted through both. */
export function marksBehind(text: string, marks: readonly ShownMark[]): ShownMark[] {
  return marks.flatMap((mark) => {
    if (mark.occurrence === undefined) return [mark];
    const occurrence = mark.occurrence - placesOf(text, mark.piece).length;
    return occurrence < 1 ? [] : [{ ...mark, occurrence }];
  });
}

/**
 * Where a piece begins in a text, each time. A piece that is a whole word somewhere, such as `word`, is not found inside of others, such as
 * `Password`.
 */
export function placesOf(text: string, piece: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + piece.length)) places.push(at);
  const whole = places.filter((at) => !isInsideWord(text, at) && !isInsideWord(text, at + piece.length));
  return whole.length > 0 ? whole : places;
}

/** Whether letters of one word are on both sides of a position. */
function isInsideWord(text: string, at: number): boolean {
  return at > 0 && twoLetters.test(text.slice(at - 1, at + 1));
}

const twoLetters = /^[\p{L}\p{M}\p{N}_]{2}$/u;

/**
 * Renders the part `span` of `text`, with the marks in it.
 * @param draw renders a part of the text without marks, for instance in colours
 */
export function litMarkup(
  text: string,
  span: Range,
  lit: readonly LitRange[],
  draw: (part: Range) => string = ({ start, end }) => escapeHtml(text.slice(start, end)),
): string {
  const borders = lit
    .flatMap(({ start, end }) => [start, end])
    .filter((at) => at > span.start && at < span.end);
  const cuts = [...new Set([span.start, ...borders, span.end])].toSorted((left, right) => left - right);
  return cuts
    .slice(0, -1)
    .map((start, index) => {
      const inner = draw({ start, end: cuts[index + 1] ?? span.end });
      const around = lit.filter((range) => range.start <= start && start < range.end);
      if (around.length === 0) return inner;
      const strength = Math.max(...around.map((range) => range.strength));
      const fading = strength < 1 ? ` style="--strength:${strength}"` : '';
      return `<span class="mark"${fading}>${inner}</span>`;
    })
    .join('');
}
