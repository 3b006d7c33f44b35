import type { Fault } from '../src/fault.ts';
import type { Check } from './check.ts';
import { pictureChanges } from './lesson-timing/picture-changes.ts';
import { gapsBetween, lengthOf, totalOf } from './lesson-timing/spans.ts';
import {
  faultInScene,
  inSeconds,
  sceneAt,
  type TimedLesson,
  timedLessons,
} from './lesson-timing/timed-lessons.ts';
import { scenesSpan } from './lesson-timing/waiting.ts';

/** Of a picture in which nothing changes: from which length on it counts as still, and the longest that is allowed. */
const stillMs = 2_000;
const longestMs = 4_000;
/** Largest share of a lesson that may be still. */
const largestShare = 0.15;

export const stillnessCheck: Check = {
  promise:
    'while the words of a lesson act on the stage, nothing stays unchanged for more than 4 seconds, and at most 15 % of the time is still',
  ofTheWholeCourse: true,
  run: ({ content }) => timedLessons(content).flatMap(faultsOf),
};

function faultsOf(timed: TimedLesson): Fault[] {
  const whole = scenesSpan(timed.timeline);
  const still = gapsBetween(pictureChanges(timed.timeline), whole).filter((gap) => lengthOf(gap) > stillMs);
  const share = totalOf(still) / lengthOf(whole);
  const tooLong = still
    .filter((gap) => lengthOf(gap) > longestMs)
    .map((gap) =>
      faultInScene(
        timed,
        sceneAt(timed, gap.startMs),
        `nothing changes for ${inSeconds(lengthOf(gap))}, from ${inSeconds(gap.startMs)} on`,
      ),
    );
  if (share <= largestShare) return tooLong;
  return [
    ...tooLong,
    faultInScene(timed, 0, `${Math.round(share * 100)} % of the lesson is still, not 15 %`),
  ];
}
