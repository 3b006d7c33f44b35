/**
 * A part of a picture whose size is asked for. All lengths are shares of the size of the letters.
 * - `text` breaks where its room ends, and is this wide in one row
 * - `row` has its parts beside one another and goes on below where its room ends
 * - `line` has its parts beside one another; the last one gets the room that the others leave
 * - `column` has its parts below one another
 * - `frame` has space round its part, and a least size
 */
export type Part =
  | { text: number }
  | { row: readonly Part[]; gap: Gap }
  | { line: readonly Part[]; gap: number }
  | { column: readonly Part[] }
  | { frame: Part; pad: { x: number; y: number }; least: { x: number; y: number } }
  | { width: number; height: number };

type Gap = { column: number; row: number };

/** Height of a row of text. */
export const rowEm = 1.5;
/** A text is not broken into rows of fewer letters than are this wide. */
const leastTextEm = 5;

/** Returns the width of a part that has all the room it wants. */
export function widthOf(part: Part): number {
  if ('text' in part) return part.text;
  if ('row' in part) return inLine(part.row.map(widthOf), part.gap.column);
  if ('line' in part) return inLine(part.line.map(widthOf), part.gap);
  if ('column' in part) return most(part.column.map(widthOf));
  if ('frame' in part) return Math.max(part.least.x, widthOf(part.frame) + part.pad.x);
  return part.width;
}

/** Returns the least width that a part needs. */
export function leastWidthOf(part: Part): number {
  if ('text' in part) return Math.min(part.text, leastTextEm);
  if ('row' in part) return most(part.row.map(leastWidthOf));
  if ('line' in part) return inLine(part.line.map(leastWidthOf), part.gap);
  if ('column' in part) return most(part.column.map(leastWidthOf));
  if ('frame' in part) return Math.max(part.least.x, leastWidthOf(part.frame) + part.pad.x);
  return part.width;
}

/** Returns the height of a part in a room of this width. */
export function heightOf(part: Part, room: number): number {
  if ('text' in part) return rowEm * Math.max(1, Math.ceil(part.text / room));
  if ('row' in part) return flowHeight(part.row, part.gap, room);
  if ('line' in part) return most(roomsInLine(part.line, part.gap, room));
  if ('column' in part) return sum(part.column.map((one) => heightOf(one, room)));
  if ('frame' in part) return Math.max(part.least.y, heightOf(part.frame, room - part.pad.x) + part.pad.y);
  return part.height;
}

/** Heights of the parts of a line. */
function roomsInLine(parts: readonly Part[], gap: number, room: number): number[] {
  const before = inLine(parts.slice(0, -1).map(widthOf), gap) + (parts.length > 1 ? gap : 0);
  return parts.map((part, at) => heightOf(part, at < parts.length - 1 ? widthOf(part) : room - before));
}

function flowHeight(parts: readonly Part[], gap: Gap, room: number): number {
  let height = 0;
  let used = 0;
  let row = 0;
  for (const part of parts) {
    const width = Math.min(room, widthOf(part));
    if (used > 0 && used + gap.column + width > room) {
      height += row + gap.row;
      [used, row] = [0, 0];
    }
    used += (used > 0 ? gap.column : 0) + width;
    row = Math.max(row, heightOf(part, room));
  }
  return height + row;
}

function inLine(widths: readonly number[], gap: number): number {
  return sum(widths) + gap * Math.max(0, widths.length - 1);
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((total, length) => total + length, 0);
}

function most(lengths: readonly number[]): number {
  return Math.max(0, ...lengths);
}
