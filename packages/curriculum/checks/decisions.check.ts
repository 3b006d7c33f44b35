import type { Span } from '@python-learning/stage';
import type { Fault } from '../src/fault.ts';
import type { Check } from './check.ts';
import { gapsBetween, lengthOf } from './lesson-timing/spans.ts';
import {
  faultInScene,
  inSeconds,
  sceneAt,
  type TimedLesson,
  timedLessons,
} from './lesson-timing/timed-lessons.ts';
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
  return gapsBetween([...guesses, ...tries], scenesSpan(timeline))
    .filter((gap) => lengthOf(gap) > longestMs)
    .map((gap) =>
      faultInScene(
        timed,
        sceneAt(timed, gap.startMs),
        `the learner only watches for ${inSeconds(lengthOf(gap))}, from ${inSeconds(gap.startMs)} on`,
      ),
    );
}
