import type { Fault } from '../src/fault.ts';
import type { Check } from './check.ts';
import { longGapFaults, shareFaults } from './lesson-timing/gap-faults.ts';
import { stillnessOf } from './lesson-timing/stillness.ts';
import { type TimedLesson, timedLessons } from './lesson-timing/timed-lessons.ts';

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
  return [
    ...longGapFaults(timed, still, { longestMs, says: 'nothing changes' }),
    ...shareFaults(timed, share, { most: largestShare, what: 'still' }),
  ];
}
