import { m } from '../../../paraglide/messages.js';

/** A size as phones count it: `12 kB`, or megabytes with one decimal from a tenth of one on. */
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
