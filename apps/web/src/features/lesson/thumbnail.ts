import type { ThumbnailSheet } from '@python-learning/contract';

/** Where the tile of a moment lies in its sheet, in pixels of the sheet. */
export type Tile = { left: number; top: number };

/** The tile that shows a moment of the lesson best: the last that is not after it. */
export function tileAt(
  { width, height, columns, count, every_s: everyS }: ThumbnailSheet,
  atS: number,
): Tile {
  const index = Math.min(count - 1, Math.max(0, Math.floor(atS / everyS)));
  return { left: (index % columns) * width, top: Math.floor(index / columns) * height };
}
