import type { Span, Timeline } from '@python-learning/stage';
import { pictureChanges } from './picture-changes.ts';
import { gapsBetween, lengthOf, totalOf } from './spans.ts';
import { scenesSpan } from './waiting.ts';

/** A picture is still when nothing in it changes for longer than this. */
const stillMs = 2_000;

/** When the picture is still, and the share of this in the lesson, 0 to 1. */
export function stillnessOf(timeline: Timeline): { still: Span[]; share: number } {
  const whole = scenesSpan(timeline);
  const still = gapsBetween(pictureChanges(timeline), whole).filter((gap) => lengthOf(gap) > stillMs);
  return { still, share: totalOf(still) / lengthOf(whole) };
}
