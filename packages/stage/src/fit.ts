import type { Look, Room } from './look.ts';
import type { SideCard } from './side-card.ts';
import { columnsOf, rowsOf, wrapLine } from './wrap.ts';

/** A rectangle in a frame, in CSS pixels. */
export type Box = { left: number; top: number; width: number; height: number };

/** Distances in a frame, in CSS pixels; the style sheet reads them as `--bar`, `--pad` and `--edge`. */
export type Measures = {
  /** Around the cards. */
  edge: number;
  gap: number;
  /** Height of the bar above a card. */
  bar: number;
  /** Between the edge of a card and its text. */
  pad: number;
};

/** What the cards of a scene show at its end. */
export type Wanted = {
  /** The whole program. */
  code: string;
  output: { text: string; error: { last: string; coach: string | null } | null };
  sides: readonly SideCard[];
  hasWorld: boolean;
};

/** Where the cards are, and the size of their letters. */
export type Layout = {
  measures: Measures;
  code: Box;
  output: Box;
  /** In the order of the side cards. */
  sides: readonly Box[];
  /** Null when the scene has no picture of the world, or its program leaves it no room. */
  world: Box | null;
  /** Size of the letters of the program. */
  codePx: number;
  /** Size of the letters of the output and of the side cards. */
  outputPx: number;
};

export const lineHeight = 1.5;
/** Width of the line number and of the mark of the line that runs, as a share of the size of the code. */
export const gutterEm = 1.9;
/** Rows of output that are shown; of a longer output the last ones, as in a terminal. */
export const shownRows = 8;
/** Letters never get smaller, in CSS pixels: a longer program is shown in part. */
export const smallestPx = 13;

/** Width of a character of the code font, as a share of its size; a little more than it is, because browsers round. */
const letterEm = 0.605;
const borderPx = 2;
const worldStrip = { low: 84, high: 190 };

/** Title above and free foot of a film. */
const filmFrame = { top: 92, foot: 92, side: 48 };

/** Where the cards may be. */
export function deskOf({ room, isFilm = false }: Look): Box {
  if (isFilm) {
    const { top, foot, side } = filmFrame;
    return { left: side, top, width: room.width - 2 * side, height: room.height - top - foot };
  }
  const { edge } = measuresOf(room);
  return { left: edge, top: edge, width: room.width - 2 * edge, height: room.height - 2 * edge };
}

/**
 * Places the cards below one another, or side by side, whichever allows larger letters. The letters are as large as the room allows
 * for the end of the scene, so that nothing moves when output appears. Lines wrap where they would otherwise be too small.
 */
export function layoutOf(wanted: Wanted, look: Look): Layout {
  const frame: Frame = { desk: deskOf(look), measures: measuresOf(look.room), room: look.room };
  const without = { ...wanted, hasWorld: false };
  if (wanted.hasWorld) {
    const best = bestOf(wanted, frame);
    if (best.fits && best.codePx >= comfortable(look.room)) return layoutFrom(best, wanted, frame);
  }
  return layoutFrom(bestOf(without, frame), without, frame);
}

export function measuresOf({ width, height }: Room): Measures {
  const isSmall = width < 560 || height < 400;
  if (isSmall) return { edge: 8, gap: 8, bar: 30, pad: 8 };
  return width < 1200 ? { edge: 16, gap: 14, bar: 42, pad: 16 } : { edge: 24, gap: 18, bar: 52, pad: 20 };
}

type Frame = { desk: Box; measures: Measures; room: Room };

/** A way to place the cards: the width of the column of the program and of the column of the others, which may be the same. */
type Plan = { isStacked: boolean; codeWidth: number; otherWidth: number };

type Choice = Plan & { codePx: number; fits: boolean };

/** Below this size it is better to break a line than to make it smaller. */
function comfortable({ width }: Room): number {
  return Math.max(16, Math.round(width / 52));
}

function largest({ width }: Room): number {
  return Math.max(28, Math.min(46, Math.round(width / 28)));
}

function bestOf(wanted: Wanted, frame: Frame): Choice {
  const choices = plansOf(frame).map((plan) => sizeOf(plan, wanted, frame));
  return choices.reduce((best, choice) => (scoreOf(choice) > scoreOf(best) ? choice : best));
}

function scoreOf({ fits, codePx }: Choice): number {
  return fits ? codePx : codePx - 1000;
}

/** The first of several equally good ones is taken. */
function plansOf({ desk, measures: { gap } }: Frame): Plan[] {
  const stacked = { isStacked: true, codeWidth: desk.width, otherWidth: desk.width };
  const beside = [0.56, 0.5, 0.64].map((share) => {
    const codeWidth = Math.round((desk.width - gap) * share);
    return { isStacked: false, codeWidth, otherWidth: desk.width - gap - codeWidth };
  });
  if (desk.width < 360) return [stacked];
  return desk.width > desk.height * 1.3 ? [...beside, stacked] : [stacked, ...beside];
}

/** The largest letters with which all cards fit: first without broken lines, then with them. */
function sizeOf(plan: Plan, wanted: Wanted, frame: Frame): Choice {
  const good = comfortable(frame.room);
  for (let codePx = largest(frame.room); codePx >= good; codePx -= 1) {
    if (!breaksLines(plan, wanted, frame, codePx) && fits(plan, wanted, frame, codePx)) {
      return { ...plan, codePx, fits: true };
    }
  }
  for (let codePx = good; codePx >= smallestPx; codePx -= 1) {
    if (fits(plan, wanted, frame, codePx)) return { ...plan, codePx, fits: true };
  }
  return { ...plan, codePx: smallestPx, fits: false };
}

function breaksLines({ codeWidth }: Plan, { code }: Wanted, { measures }: Frame, codePx: number): boolean {
  const columns = codeColumns(codeWidth, measures, codePx);
  return code.split('\n').some((line) => columnsOf(line) > columns);
}

function fits(plan: Plan, wanted: Wanted, frame: Frame, codePx: number): boolean {
  const code = codeHeight(plan, wanted, frame, codePx);
  const others = sumOf(heightsOf(plan, wanted, frame, codePx), frame.measures.gap);
  const { height } = frame.desk;
  return plan.isStacked ? code + frame.measures.gap + others <= height : Math.max(code, others) <= height;
}

function codeHeight({ codeWidth }: Plan, { code }: Wanted, { measures }: Frame, codePx: number): number {
  const columns = codeColumns(codeWidth, measures, codePx);
  const rows = code.split('\n').reduce((sum, line) => sum + wrapLine(line, columns).length, 0);
  return aroundText(measures) + rows * rowHeight(codePx);
}

/** Heights of the world, the output and the side cards, from above. */
function heightsOf(
  { otherWidth }: Plan,
  wanted: Wanted,
  { measures, room }: Frame,
  codePx: number,
): number[] {
  const fontPx = outputSize(codePx);
  const strip = room.height < 480 ? worldStrip.low : worldStrip.high;
  const sides = wanted.sides.map((side) => measures.bar + 2 * borderPx + side.heightIn(otherWidth, fontPx));
  const output = outputHeight(wanted.output, otherWidth, measures, fontPx);
  return [...(wanted.hasWorld ? [strip] : []), output, ...sides];
}

function outputHeight(
  { text, error }: Wanted['output'],
  width: number,
  measures: Measures,
  fontPx: number,
): number {
  const columns = outputColumns(width, measures, fontPx);
  const rows = Math.max(error === null ? 1 : 0, Math.min(shownRows, rowsOf(text, columns)));
  const last = error === null ? 0 : rowsOf(error.last, columns);
  const coach = error?.coach ? coachHeight(error.coach, width, measures, coachSize(fontPx)) : 0;
  return aroundText(measures) + (rows + last) * rowHeight(fontPx) + coach;
}

/** Size of the letters of the output beside a program. */
function outputSize(codePx: number): number {
  return Math.max(smallestPx, Math.round(codePx * 0.94));
}

/** Size of the words of the error coach: a text to read, not code to compare. */
export function coachSize(outputPx: number): number {
  return Math.max(14, Math.min(26, Math.round(outputPx * 0.92)));
}

function coachHeight(text: string, width: number, { pad }: Measures, fontPx: number): number {
  const room = width - 2 * (borderPx + pad) - 2 * fontPx;
  const letters = [...text].reduce((sum, letter) => sum + proseWidth(letter), 0) * fontPx;
  // Words do not fill their rows to the end.
  const rows = Math.ceil((letters * 1.12) / room);
  return fontPx * (rows * lineHeight + 1.7);
}

/** Width of a letter of the text font, as a share of its size. */
function proseWidth(letter: string): number {
  if (/[\p{Mn}]/u.test(letter)) return 0.05;
  return letter.charCodeAt(0) < 0x2_50 ? 0.52 : 0.72;
}

/** Columns that a row of the program has. */
export function codeColumns(width: number, { pad }: Measures, codePx: number): number {
  return Math.floor((width - 2 * borderPx - pad - gutterEm * codePx) / (letterEm * codePx));
}

/** Columns that a row of the output has. */
export function outputColumns(width: number, { pad }: Measures, fontPx: number): number {
  return Math.floor((width - 2 * (borderPx + pad)) / (letterEm * fontPx));
}

export function rowHeight(fontPx: number): number {
  return Math.round(fontPx * lineHeight);
}

/** Height of a card without its text. */
export function aroundText({ bar, pad }: Measures): number {
  return bar + 2 * pad + 2 * borderPx;
}

function sumOf(heights: readonly number[], gap: number): number {
  return heights.reduce((sum, height) => sum + height, 0) + gap * Math.max(0, heights.length - 1);
}

function layoutFrom(choice: Choice, wanted: Wanted, frame: Frame): Layout {
  const { desk, measures } = frame;
  const { codePx, codeWidth, otherWidth, isStacked } = choice;
  const natural = heightsOf(choice, wanted, frame, codePx);
  const code = isStacked
    ? stackedCode(codeHeight(choice, wanted, frame, codePx), natural, frame)
    : desk.height;
  const top = isStacked ? desk.top + code + measures.gap : desk.top;
  const left = isStacked ? desk.left : desk.left + codeWidth + measures.gap;
  const heights = fitted(natural, desk.top + desk.height - top, measures.gap, wanted.hasWorld ? 1 : 0);
  const boxes = below(heights, { left, top, width: otherWidth }, measures.gap);
  const [output = desk, ...sides] = wanted.hasWorld ? boxes.slice(1) : boxes;
  return {
    measures,
    code: { left: desk.left, top: desk.top, width: codeWidth, height: code },
    output,
    sides,
    world: wanted.hasWorld ? (boxes[0] ?? null) : null,
    codePx,
    outputPx: outputSize(codePx),
  };
}

/** Share of the free height that a program in a stack gets; the output below it gets the rest. */
const freeShare = 0.35;
/** A program that is too long for a stack is sure of this share of its height. */
const sureShare = 0.5;

function stackedCode(asked: number, others: readonly number[], { desk, measures }: Frame): number {
  const free = desk.height - asked - measures.gap - sumOf(others, measures.gap);
  if (free >= 0) return Math.round(asked + free * freeShare);
  return Math.max(Math.round(desk.height * sureShare), asked + free);
}

/** Gives what is left over to the output; takes what is too much from all, each its share. */
function fitted(heights: readonly number[], room: number, gap: number, output: number): number[] {
  const free = room - sumOf(heights, gap);
  if (free >= 0) return heights.map((height, index) => (index === output ? height + free : height));
  const share = (room - gap * (heights.length - 1)) / sumOf(heights, 0);
  return heights.map((height) => Math.floor(height * share));
}

function below(heights: readonly number[], at: Omit<Box, 'height'>, gap: number): Box[] {
  let top = at.top;
  return heights.map((height) => {
    const box = { ...at, top, height };
    top += height + gap;
    return box;
  });
}
