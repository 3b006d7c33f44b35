import type { ThumbnailSheet } from '@python-learning/contract';

/** Position of a moment's tile in its sheet, in pixels. */
export type Tile = { left: number; top: number };

/** Returns the tile for a moment of the lesson: the last one that is not after it. */
export function tileAt(
  { width, height, columns, count, every_s: everyS }: ThumbnailSheet,
  atS: number,
): Tile {
  const index = Math.min(count - 1, Math.max(0, Math.floor(atS / everyS)));
  return { left: (index % columns) * width, top: Math.floor(index / columns) * height };
}
