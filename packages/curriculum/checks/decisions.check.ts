import type { Span } from '@python-learning/stage';
import type { Fault } from '../src/fault.ts';
import type { Check } from './check.ts';
import { longGapFaults } from './lesson-timing/gap-faults.ts';
import { gapsBetween } from './lesson-timing/spans.ts';
import { type TimedLesson, timedLessons } from './lesson-timing/timed-lessons.ts';
import { scenesSpan } from './lesson-timing/waiting.ts';

const longestMs = 25_000;

export const decisionsCheck: Check = {
  promise:
    'while the words of a lesson act on the stage, the learner decides something at least every 25 seconds: a guess, a program to try, or what comes next',
  ofTheWholeCourse: true,
  run: ({ content }) => timedLessons(content).flatMap(faultsOf),
};

function faultsOf(timed: TimedLesson): Fault[] {
  const { timeline } = timed;
  const guesses = timeline.scenes.flatMap(({ think }): Span[] => (think === null ? [] : [think]));
  const tries = timeline.tryIts.map(({ atMs }): Span => ({ startMs: atMs, endMs: atMs }));
  const gaps = gapsBetween([...guesses, ...tries], scenesSpan(timeline));
  return longGapFaults(timed, gaps, { longestMs, says: 'the learner only watches' });
}
