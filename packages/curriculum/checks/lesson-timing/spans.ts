import type { Span } from '@python-learning/stage';

/** The parts of `within` that no span covers, in their order. */
export function gapsBetween(spans: readonly Span[], within: Span): Span[] {
  const gaps: Span[] = [];
  let atMs = within.startMs;
  const sorted = spans.toSorted((left, right) => left.startMs - right.startMs);
  for (const { startMs, endMs } of [...sorted, { startMs: within.endMs, endMs: within.endMs }]) {
    const untilMs = Math.min(startMs, within.endMs);
    if (untilMs > atMs) gaps.push({ startMs: atMs, endMs: untilMs });
    atMs = Math.max(atMs, endMs);
  }
  return gaps;
}

/** Length of a span, in milliseconds. */
export function lengthOf({ startMs, endMs }: Span): number {
  return endMs - startMs;
}

/** Length of all spans together, in milliseconds. */
export function totalOf(spans: readonly Span[]): number {
  return spans.reduce((sum, span) => sum + lengthOf(span), 0);
}
