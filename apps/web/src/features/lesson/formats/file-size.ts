import { m } from '../../../compiled-messages/messages.ts';

/** Formats a size as phones do: `12 kB`, or from 100 kB on in megabytes with one decimal. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 100
    ? m.lesson_size_kb({ size: kilobytes })
    : m.lesson_size({ size: toMegabytes(bytes) });
}

/** Megabytes with one decimal, at least 0.1. */
export function toMegabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 100_000) / 10);
}
