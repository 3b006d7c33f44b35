import type { Fault } from '../src/fault.ts';
import type { Check } from './check.ts';
import { longGapFaults, shareFaults } from './lesson-timing/gap-faults.ts';
import { silenceOf } from './lesson-timing/silence.ts';
import { type TimedLesson, timedLessons } from './lesson-timing/timed-lessons.ts';

const longestMs = 4_000;
/** Largest share of the time outside of waiting in which nobody speaks. */
const largestShare = 0.15;

export const silenceCheck: Check = {
  promise:
    'while the words of a lesson act on the stage, nobody is silent for more than 4 seconds or 15 % of the time, except while the learner guesses or an input is typed',
  ofTheWholeCourse: true,
  run: ({ content }) => timedLessons(content).flatMap(faultsOf),
};

function faultsOf(timed: TimedLesson): Fault[] {
  const { silent, share } = silenceOf(timed.timeline);
  return [
    ...longGapFaults(timed, silent, { longestMs, says: 'nobody speaks' }),
    ...shareFaults(timed, share, { most: largestShare, what: 'silent' }),
  ];
}
