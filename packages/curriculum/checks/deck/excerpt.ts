import { cardLimits, fits } from './card-limits.ts';

/** The part of a program that a card shows, by the indexes of its lines. `end` is not part of it. */
export type Excerpt = { start: number; end: number };

/** Lines that a reader needs to understand one of them. */
const minLines = 5;
const minLinesOfRun = 3;

/**
 * Chooses what a card shows of a program: all of it, or the block around these lines. Null if that does not fit.
 * @param from index of the first line that the card is about
 * @param to index of the last one
 */
export function excerptOf(lines: readonly string[], from: number, to: number = from): Excerpt | null {
  return (
    [wholeOf(lines), blockAround(lines, from, to), runAround(lines, from, to)].find((excerpt) =>
      isReadable(lines, excerpt),
    ) ?? null
  );
}

/** The number of the first line that a card shows, and whether the program has lines that it does not show. */
export function placeOf({ start, end }: Excerpt, lines: readonly string[]) {
  return { firstLine: start + 1, isPart: end - start < lines.length };
}

function wholeOf(lines: readonly string[]): Excerpt {
  return { start: 0, end: lines.length };
}

/** The block that begins without spaces and has these lines; short ones with the lines around them. */
function blockAround(lines: readonly string[], from: number, to: number): Excerpt {
  let start = from;
  while (start > 0 && !startsBlock(lines[start] ?? '')) start -= 1;
  let end = to + 1;
  while (end < lines.length && !startsBlock(lines[end] ?? '')) end += 1;
  while (end - start < minLines && end < lines.length && fits([lines[end] ?? ''], 1)) end += 1;
  while (end - start < minLines && start > 0 && fits([lines[start - 1] ?? ''], 1)) start -= 1;
  return { start, end };
}

/** The readable lines around these ones, without those that are too long for a phone. */
function runAround(lines: readonly string[], from: number, to: number): Excerpt {
  let [start, end] = [from, to + 1];
  while (end < lines.length && end - start < cardLimits.lines && fits([lines[end] ?? ''], 1)) end += 1;
  while (start > 0 && end - start < cardLimits.lines && fits([lines[start - 1] ?? ''], 1)) start -= 1;
  return { start, end };
}

function isReadable(lines: readonly string[], { start, end }: Excerpt): boolean {
  const isLongEnough = end - start >= Math.min(lines.length, minLinesOfRun);
  return isLongEnough && fits(lines.slice(start, end), cardLimits.lines);
}

/** Whether a line begins something of its own: `else` and its relatives belong to what is above. */
function startsBlock(line: string): boolean {
  return !/^(?:\s|elif\b|else\b|except\b|finally\b)/u.test(line);
}
