import { effectMs, type TimedRun, type TimedScene } from '@python-learning/stage';
import type { Fault } from '../src/fault.ts';
import type { Check } from './check.ts';
import {
  faultInScene,
  inSeconds,
  scenePairs,
  type TimedLesson,
  timedLessons,
} from './lesson-timing/timed-lessons.ts';

export const answersWaitCheck: Check = {
  promise: 'a program shows nothing before the end of a question about it',
  ofTheWholeCourse: true,
  run: ({ content }) => timedLessons(content).flatMap(faultsOf),
};

function faultsOf(timed: TimedLesson): Fault[] {
  return scenePairs(timed).flatMap(({ index, timed: scene }) => {
    const run = scene.program?.run ?? null;
    if (run === null) return [];
    const shownMs = firstOutputMs(run);
    return questionsOf(shownMs, scene)
      .filter(({ endMs }) => endMs > shownMs)
      .map(({ text, endMs }) => {
        const early = inSeconds(endMs - shownMs);
        return faultInScene(timed, index, `the answer is there ${early} before the end of "${text}"`);
      });
  });
}

/** When the run writes for the first time; its end when it writes nothing but an error. */
function firstOutputMs(run: TimedRun): number {
  const index = run.steps.findIndex(({ written }) => written > 0);
  if (index < 0) return run.endMs;
  return run.steps[index]?.inputs?.[0]?.askMs ?? effectMs(run, index);
}

/** Questions that the program answers: not those of a pupil who has seen the output, nor those in the reason of a guess. */
function questionsOf(shownMs: number, { speech, think }: TimedScene): TimedScene['speech'] {
  const reasonMs = think?.endMs ?? Number.POSITIVE_INFINITY;
  return speech.filter(
    ({ text, startMs, speaker }) =>
      text.includes('?') && startMs < reasonMs && !(speaker === 'pupil' && startMs >= shownMs),
  );
}
