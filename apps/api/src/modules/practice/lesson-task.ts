import type { CourseLesson } from '@python-learning/curriculum';
import { nothingToCheck, type Task } from '../submissions/index.ts';

/**
 * A program of a lesson that a learner tries out: nothing is asked and nothing is stored. The lesson's own code is the
 * starter, so that its lines get no style remarks.
 * @param milestone order of the lesson's milestone
 */
export function lessonTask(lesson: CourseLesson, milestone: number, inputs: readonly string[]): Task {
  const starter = lesson.scenes.map(({ code }) => code ?? '').join('\n');
  return {
    id: lesson.id,
    checks: nothingToCheck({ starter, milestone }),
    cases: [],
    shown: { lines: inputs, isComplete: false },
    failedAttempts: () => Promise.resolve(0),
    store: null,
  };
}
