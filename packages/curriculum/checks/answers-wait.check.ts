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
    const shownMs = scene.program?.run ? firstOutputMs(scene.program.run) : Number.POSITIVE_INFINITY;
    return questionsOf(scene)
      .filter(({ endMs }) => endMs > shownMs)
      .map(({ text, endMs }) =>
        faultInScene(
          timed,
          index,
          `the answer is there ${inSeconds(endMs - shownMs)} before the end of "${text}"`,
        ),
      );
  });
}

/** When the run writes for the first time. */
function firstOutputMs(run: TimedRun): number {
  const index = run.steps.findIndex(({ written }) => written > 0);
  const asked = run.steps[index]?.inputs?.[0]?.askMs;
  return index < 0 ? run.endMs : (asked ?? effectMs(run, index));
}

/** Questions that the program answers: not those of a pupil who has seen the output, nor those in the reason of a guess. */
function questionsOf({ speech, program, think }: TimedScene): TimedScene['speech'] {
  const shownMs = program?.run ? firstOutputMs(program.run) : Number.POSITIVE_INFINITY;
  const reasonMs = think?.endMs ?? Number.POSITIVE_INFINITY;
  return speech.filter(
    ({ text, startMs, speaker }) =>
      text.includes('?') && startMs < reasonMs && !(speaker === 'pupil' && startMs >= shownMs),
  );
}
