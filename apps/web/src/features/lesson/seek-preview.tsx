import type { ThumbnailSheet } from '@python-learning/contract';
import { toClock } from './lesson-course.ts';

export type SeekPreviewProps = {
  sheet: ThumbnailSheet;
  /** The previewed moment in seconds; `share` is its position on the bar from 0 to 1. */
  atS: number;
  share: number;
};

/** A thumbnail of the previewed moment. Screen readers hear the slider's own time instead. */
export function SeekPreview({ sheet, atS, share }: SeekPreviewProps) {
  const { left, top } = tileAt(sheet, atS);
  const { width, height, url } = sheet;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute bottom-full z-10 mb-1 overflow-hidden rounded-lg border-2 border-code-ink bg-code-ground"
      style={{
        insetInlineStart: `clamp(0px, calc(${share * 100}% - ${width / 2}px), calc(100% - ${width}px))`,
      }}
    >
      <span
        className="block"
        style={{
          width,
          height,
          backgroundImage: `url("${url}")`,
          backgroundPosition: `-${left}px -${top}px`,
        }}
      />
      <span className="block text-center tabular-nums">{toClock(Math.floor(atS))}</span>
    </span>
  );
}

/** Position of a moment's tile in its sheet, in pixels. */
type Tile = { left: number; top: number };

/** Returns the tile for a moment of the lesson: the last one that is not after it. */
export function tileAt(
  { width, height, columns, count, every_s: everyS }: ThumbnailSheet,
  atS: number,
): Tile {
  const index = Math.min(count - 1, Math.max(0, Math.floor(atS / everyS)));
  return { left: (index % columns) * width, top: Math.floor(index / columns) * height };
}
