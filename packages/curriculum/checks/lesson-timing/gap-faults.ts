import type { Span } from '@python-learning/stage';
import type { Fault } from '../../src/fault.ts';
import { lengthOf } from './spans.ts';
import { faultInScene, inSeconds, sceneAt, type TimedLesson } from './timed-lessons.ts';

/** A fault for each gap that is longer than `longestMs`. The message begins with `says`, such as "nobody speaks". */
export function longGapFaults(
  timed: TimedLesson,
  gaps: readonly Span[],
  { longestMs, says }: { longestMs: number; says: string },
): Fault[] {
  return gaps
    .filter((gap) => lengthOf(gap) > longestMs)
    .map((gap) => {
      const message = `${says} for ${inSeconds(lengthOf(gap))}, from ${inSeconds(gap.startMs)} on`;
      return faultInScene(timed, sceneAt(timed, gap.startMs), message);
    });
}

/** A fault where a share of the lesson, 0 to 1, is larger than `most`. `what` says what that share is, such as "silent". */
export function shareFaults(
  timed: TimedLesson,
  share: number,
  { most, what }: { most: number; what: string },
): Fault[] {
  if (share <= most) return [];
  const percent = (part: number) => `${Math.round(part * 100)} %`;
  return [faultInScene(timed, 0, `${percent(share)} of the lesson is ${what}, not ${percent(most)}`)];
}
