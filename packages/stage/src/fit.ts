/** A rectangle in a frame, in pixels. A frame is 1280 × 720, or 640 × 760 when tall. */
export type Box = { left: number; top: number; width: number; height: number };

export type TextSize = { rows: number; columns: number };

/** Boxes and font sizes of the program and its output. */
export type Layout = { code: Box; output: Box; codePx: number; outputPx: number };

/** Area of the panels. The frame below it stays free, because players overlay the captions there. */
export const desk: Box = { left: 56, top: 92, width: 1168, height: 520 };

/**
 * Area of the panels in the tall frame, for a phone held upright. It has no heading, and the captions are below it.
 */
export const tallDesk: Box = { left: 12, top: 12, width: 616, height: 736 };

/** Columns after which a line wraps in the tall frame, so that characters stay readable. */
export const tallColumns = 34;

export const lineHeight = 1.5;

const gap = 20;
/**
 * Space around the text of a panel: the bar above it, the edge, the line numbers. The style sheet uses the same values,
 * or slightly smaller ones.
 */
type Panel = { barPx: number; paddingPx: number; gutterColumns: number };
const widePanel: Panel = { barPx: 56, paddingPx: 22, gutterColumns: 2.4 };
const tallPanel: Panel = { barPx: 44, paddingPx: 18, gutterColumns: 2.8 };
const borderPx = 2;
/** Browsers round character widths: a line that fits to the pixel would wrap. */
const sparePx = 1;
/** Width of a character of the code font, as a share of its size. */
const letter = 0.6;
const largest = 60;
const smallest = 18;

/** The program above its output. */
export function fitTall(code: TextSize, output: TextSize): Layout {
  return above(tallDesk, tallPanel, code, output);
}

/**
 * Places the panels side by side or one above the other, whichever allows larger text. Most learners watch on a phone,
 * where the whole frame is as wide as a hand.
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
