/** A rectangle of the stage, in pixels of its picture: 1280 × 720, or 640 × 760 where it is tall. */
export type Box = { left: number; top: number; width: number; height: number };

export type TextSize = { rows: number; columns: number };

/** Where the program and its output stand, and how large they are written. */
export type Layout = { code: Box; output: Box; codePx: number; outputPx: number };

/** The part of the picture below is kept free: players lay the captions over it. */
export const desk: Box = { left: 56, top: 92, width: 1168, height: 520 };

/** The tall picture is for a phone that is held upright: it has no heading, and the captions stand below it. */
export const tallDesk: Box = { left: 12, top: 12, width: 616, height: 736 };

/** Longer lines go on in the next row of the tall picture, so that letters stay large enough to be read. */
export const tallColumns = 34;

export const lineHeight = 1.5;

const gap = 20;
/** What a panel needs around its text: the bar above it, and the edge. The style sheet says the same, or a little less. */
type Panel = { barPx: number; paddingPx: number; gutterColumns: number };
const widePanel: Panel = { barPx: 56, paddingPx: 22, gutterColumns: 2.4 };
const tallPanel: Panel = { barPx: 44, paddingPx: 18, gutterColumns: 2.8 };
const borderPx = 2;
/** Browsers round the width of letters: a line that fits to the pixel would be broken. */
const sparePx = 1;
/** Width of a letter of the code font in parts of its size. */
const letter = 0.6;
const largest = 60;
const smallest = 18;

/** The program above its output. */
export function fitTall(code: TextSize, output: TextSize): Layout {
  return above(tallDesk, tallPanel, code, output);
}

/**
 * Chooses between side by side and one above the other, whichever lets the texts be larger: most learners
 * watch on a phone, where the whole picture is as wide as a hand.
 */
export function fitLayout(code: TextSize, output: TextSize): Layout {
  const layouts = [0.5, 0.58, 0.66].map((share) => besides(share, code, output));
  layouts.push(above(desk, widePanel, code, output));
  return layouts.reduce((best, layout) => (scoreOf(layout) > scoreOf(best) ? layout : best));
}

function scoreOf({ codePx, outputPx }: Layout): number {
  return Math.min(codePx, outputPx * 1.15) + codePx / 100;
}

function besides(share: number, code: TextSize, output: TextSize): Layout {
  const codeWidth = Math.round((desk.width - gap) * share);
  const left = { ...desk, width: codeWidth };
  const right = { ...desk, left: desk.left + codeWidth + gap, width: desk.width - gap - codeWidth };
  return withSizes([left, right], widePanel, code, output);
}

function above(room: Box, panel: Panel, code: TextSize, output: TextSize): Layout {
  const share = (code.rows + 0.6) / (code.rows + output.rows + 1.2);
  const aroundPx = panel.barPx + 2 * panel.paddingPx;
  const codeHeight = Math.round(aroundPx + (room.height - gap - 2 * aroundPx) * share);
  const upper = { ...room, height: codeHeight };
  const lower = { ...room, top: room.top + codeHeight + gap, height: room.height - gap - codeHeight };
  return withSizes([upper, lower], panel, code, output);
}

function withSizes(
  [code, output]: readonly [Box, Box],
  panel: Panel,
  codeSize: TextSize,
  outputSize: TextSize,
): Layout {
  const codePx = letterSize(code, panel, { ...codeSize, columns: codeSize.columns + panel.gutterColumns });
  return { code, output, codePx, outputPx: Math.min(codePx, letterSize(output, panel, outputSize)) };
}

function letterSize(box: Box, { barPx, paddingPx }: Panel, { rows, columns }: TextSize): number {
  const width = box.width - 2 * (paddingPx + borderPx) - sparePx;
  const byWidth = width / (Math.max(1, columns) * letter);
  const byHeight = (box.height - barPx - 2 * paddingPx) / (Math.max(1, rows) * lineHeight);
  return Math.floor(Math.max(smallest, Math.min(largest, byWidth, byHeight)));
}
