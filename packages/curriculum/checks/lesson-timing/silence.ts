import { type Span, speechOf, type Timeline } from '@python-learning/stage';
import { gapsBetween, lengthOf, totalOf } from './spans.ts';
import { scenesSpan, waitingSpans } from './waiting.ts';

/** Longest pause between sentences that is a breath and no silence. */
const breathMs = 500;

/**
 * When nobody speaks although nobody has to wait for the learner or for an input, and the share of this in the time outside of waiting, 0 to 1.
 */
export function silenceOf(timeline: Timeline): { silent: Span[]; share: number } {
  const whole = scenesSpan(timeline);
  const waiting = waitingSpans(timeline);
  const gaps = gapsBetween([...speechOf(timeline), ...waiting], whole);
  const silent = gaps.filter((gap) => lengthOf(gap) > breathMs);
  return { silent, share: totalOf(silent) / totalOf(gapsBetween(waiting, whole)) };
}
