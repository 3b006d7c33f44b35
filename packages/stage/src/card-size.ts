import type { Look } from './look.ts';
import { rowsOf, wrapLine } from './wrap.ts';

/** Distances in a frame, in CSS pixels; the style sheet reads them as `--bar` and `--pad`. */
export type Measures = {
  /** Around the cards. */
  edge: number;
  gap: number;
  /** Height of the bar above a card. */
  bar: number;
  /** Between the edge of a card and its text. */
  pad: number;
  /** Rows of output that a card has room for at least; of a longer output the last ones are shown, as in a terminal. */
  shownRows: number;
};

/** What the output card shows at the end of a scene. */
export type WantedOutput = { text: string; error: { last: string; coach: string | null } | null };

const lineHeight = 1.5;
/** Width of the line number and of the arrow of the line that runs, as a share of the size of the code; so in `stage.css`. */
const gutterEm = 1.9;
/** Width of a character of the code font, as a share of its size; a little more than it is, because browsers round. */
export const letterEm = 0.605;
export const borderPx = 2;

/** Whether this is the room of a phone, upright or across. */
export function isNarrow({ room: { width } }: Look): boolean {
  return width < 560;
}

/** Returns the distances in a frame of this room. */
export function measuresOf(look: Look): Measures {
  const { width, height } = look.room;
  if (isNarrow(look) || height < 400) return { edge: 8, gap: 8, bar: 30, pad: 8, shownRows: 5 };
  if (width < 1200) return { edge: 16, gap: 14, bar: 42, pad: 16, shownRows: 8 };
  return { edge: 24, gap: 18, bar: 52, pad: 20, shownRows: 8 };
}

/** Sizes of letters of a program, in CSS pixels. */
export type LetterSizes = {
  /** No letters are smaller: a longer program is shown in part. */
  smallest: number;
  /** Below it, it is better to break a line than to make it smaller. */
  comfortable: number;
  /** Larger letters would look like a heading. */
  largest: number;
};

/** Returns the sizes that letters may have in this room, for this learner. */
export function letterSizesOf({ room: { width }, letterScale = 1 }: Look): LetterSizes {
  const scaled = (px: number) => Math.round(px * letterScale);
  return {
    smallest: scaled(13),
    comfortable: scaled(Math.max(16, width / 52)),
    largest: scaled(Math.max(26, Math.min(46, width / 28))),
  };
}

/** Sizes that the letters of the output may have beside a program with letters of `codePx`, the best first. */
export function outputSizes(codePx: number, { smallest }: LetterSizes): number[] {
  return [0.9, 0.75, 0.62].map((share) => Math.max(smallest, Math.round(codePx * share)));
}

/** Size of the words of the error coach: a text to read, not code to compare. */
export function coachSize(outputPx: number): number {
  return Math.max(14, Math.min(26, outputPx));
}

export function rowHeight(fontPx: number): number {
  return Math.round(fontPx * lineHeight);
}

/** Columns that a row of the program has. */
export function codeColumns(width: number, { pad }: Measures, codePx: number): number {
  return Math.floor((width - 2 * borderPx - 1.5 * pad - gutterEm * codePx) / (letterEm * codePx));
}

/** Columns that a row of the output has. */
export function outputColumns(width: number, { pad }: Measures, fontPx: number): number {
  return Math.floor((width - 2 * (borderPx + pad)) / (letterEm * fontPx));
}

/** Height of the text in a card of this height. */
export function textRoom(height: number, measures: Measures): number {
  return height - aroundText(measures);
}

/** By how many rows the lines of the program are longer because they are broken. */
export function brokenRows(code: string, width: number, measures: Measures, codePx: number): number {
  return codeRows(code, width, measures, codePx) - code.split('\n').length;
}

/** Height of a card that shows the whole program. */
export function codeHeight(code: string, width: number, measures: Measures, codePx: number): number {
  return aroundText(measures) + codeRows(code, width, measures, codePx) * rowHeight(codePx);
}

function codeRows(code: string, width: number, measures: Measures, codePx: number): number {
  const columns = codeColumns(width, measures, codePx);
  return code.split('\n').reduce((sum, line) => sum + wrapLine(line, columns).length, 0);
}

/** Height of a card that shows the output and, where the program fails, its error and what the coach says. */
export function outputHeight(
  { text, error }: WantedOutput,
  width: number,
  measures: Measures,
  fontPx: number,
): number {
  const columns = outputColumns(width, measures, fontPx);
  const rows = Math.max(error === null ? 1 : 0, Math.min(measures.shownRows, rowsOf(text, columns)));
  const last = error === null ? 0 : rowsOf(error.last, columns);
  const coach = error?.coach ? coachHeight(error.coach, width, measures, coachSize(fontPx)) : 0;
  return aroundText(measures) - measures.pad + (rows + last) * rowHeight(fontPx) + coach;
}

function aroundText({ bar, pad }: Measures): number {
  return bar + 2 * pad + 2 * borderPx;
}

/** Height of the speech bubble: its rows, its padding and its distance. */
function coachHeight(text: string, width: number, { pad }: Measures, fontPx: number): number {
  const rowEm = (width - 2 * (borderPx + pad)) / fontPx - 2 * 0.8;
  return fontPx * (proseRows(text, rowEm) * lineHeight + 1.8);
}

const spaceEm = 0.25;

/** Rows of a text that is broken between its words. */
function proseRows(text: string, rowEm: number): number {
  let rows = 1;
  let usedEm = 0;
  for (const word of text.split(' ')) {
    const wordEm = 1.12 * [...word].reduce((sum, letter) => sum + proseEm(letter), 0);
    if (usedEm > 0 && usedEm + wordEm > rowEm) {
      rows += 1;
      usedEm = 0;
    }
    usedEm += wordEm + spaceEm;
  }
  return rows;
}

/** Width of a letter of the text font, as a share of its size; means of the captions of all lessons. */
function proseEm(letter: string): number {
  if (/\p{Mn}/u.test(letter)) return 0.02;
  if (/\p{Mc}/u.test(letter)) return 0.47;
  return letter.charCodeAt(0) < 0x2_50 ? 0.44 : 0.9;
}
