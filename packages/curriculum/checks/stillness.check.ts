import type { Fault } from '../src/fault.ts';
import type { Check } from './check.ts';
import { lengthOf } from './lesson-timing/spans.ts';
import { stillnessOf } from './lesson-timing/stillness.ts';
import {
  faultInScene,
  inSeconds,
  sceneAt,
  type TimedLesson,
  timedLessons,
} from './lesson-timing/timed-lessons.ts';

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
  const { still, share } = stillnessOf(timed.timeline);
  const tooLong = still
    .filter((gap) => lengthOf(gap) > longestMs)
    .map((gap) => {
      const message = `nothing changes for ${inSeconds(lengthOf(gap))}, from ${inSeconds(gap.startMs)} on`;
      return faultInScene(timed, sceneAt(timed, gap.startMs), message);
    });
  if (share <= largestShare) return tooLong;
  return [
    ...tooLong,
    faultInScene(timed, 0, `${Math.round(share * 100)} % of the lesson is still, not 15 %`),
  ];
}
