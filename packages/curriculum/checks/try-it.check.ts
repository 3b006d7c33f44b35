import type { Located } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import type { Lesson, Scene } from '../src/lesson.ts';
import { type Check, faultAt } from './check.ts';

const most = 2;

export const tryItCheck: Check = {
  promise: 'a lesson with programs offers one or two of them to be tried, and none that fails',
  run: ({ content }) => content.milestones.flatMap(({ lessons }) => lessons.flatMap(faultsOfLesson)),
};

function faultsOfLesson(lesson: Located<Lesson>): Fault[] {
  const { scenes } = lesson.value;
  const marked = scenes.filter(({ tryIt }) => tryIt).length;
  const canTry = scenes.some(runs);
  const failing = scenes.flatMap((scene, index) =>
    scene.tryIt && !runs(scene)
      ? [
          faultAt(
            lesson,
            ['scenes', index, 'tryIt'],
            'tryIt: there is no program here that runs without error',
          ),
        ]
      : [],
  );
  if (!canTry || (marked > 0 && marked <= most)) return failing;
  return [...failing, faultAt(lesson, ['scenes'], `scenes: ${marked} are marked by tryIt, not 1 to ${most}`)];
}

/** Whether the scene has a program that runs without error. The scenes check verifies `error` with a real run. */
function runs({ code, error }: Scene): boolean {
  return code !== null && error === null;
}
