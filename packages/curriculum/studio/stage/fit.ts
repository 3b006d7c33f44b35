/** A rectangle of the stage, in pixels of a 1280 × 720 picture. */
export type Box = { left: number; top: number; width: number; height: number };

export type TextSize = { rows: number; columns: number };

/** Where the program and its output stand, and how large they are written. */
export type Layout = { code: Box; output: Box; codePx: number; outputPx: number };

/** The part of the picture below is kept free: players lay the captions over it. */
export const desk: Box = { left: 56, top: 92, width: 1168, height: 520 };

export const lineHeight = 1.5;

const gap = 20;
const barPx = 56;
const paddingPx = 22;
const gutterColumns = 2.4;
/** Width of a letter of the code font in parts of its size. */
const letter = 0.6;
const largest = 60;
const smallest = 18;

/**
 * Chooses between side by side and one above the other, whichever lets the texts be larger: most learners
 * watch on a phone, where the whole picture is as wide as a hand.
 */
export function fitLayout(code: TextSize, output: TextSize): Layout {
  const layouts = [0.5, 0.58, 0.66].map((share) => besides(share, code, output));
  layouts.push(above(code, output));
  return layouts.reduce((best, layout) => (scoreOf(layout) > scoreOf(best) ? layout : best));
}

function scoreOf({ codePx, outputPx }: Layout): number {
  return Math.min(codePx, outputPx * 1.15) + codePx / 100;
}

function besides(share: number, code: TextSize, output: TextSize): Layout {
  const codeWidth = Math.round((desk.width - gap) * share);
  const left = { ...desk, width: codeWidth };
  const right = { ...desk, left: desk.left + codeWidth + gap, width: desk.width - gap - codeWidth };
  return withSizes(left, right, code, output);
}

function above(code: TextSize, output: TextSize): Layout {
  const share = (code.rows + 0.6) / (code.rows + output.rows + 1.2);
  const room = desk.height - gap - 2 * (barPx + 2 * paddingPx);
  const codeHeight = Math.round(barPx + 2 * paddingPx + room * share);
  const upper = { ...desk, height: codeHeight };
  const lower = { ...desk, top: desk.top + codeHeight + gap, height: desk.height - gap - codeHeight };
  return withSizes(upper, lower, code, output);
}

function withSizes(code: Box, output: Box, codeSize: TextSize, outputSize: TextSize): Layout {
  const codePx = letterSize(code, { ...codeSize, columns: codeSize.columns + gutterColumns });
  return { code, output, codePx, outputPx: Math.min(codePx, letterSize(output, outputSize)) };
}

function letterSize(box: Box, { rows, columns }: TextSize): number {
  const byWidth = (box.width - 2 * paddingPx) / (Math.max(1, columns) * letter);
  const byHeight = (box.height - barPx - 2 * paddingPx) / (Math.max(1, rows) * lineHeight);
  return Math.floor(Math.max(smallest, Math.min(largest, byWidth, byHeight)));
}
