import { languages, type Outcome } from '@python-learning/domain';
import type { Located } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import type { Scene, Storyboard } from '../src/lesson.ts';
import { type Check, faultAt } from './check.ts';
import type { ProgramRunner } from './program-runner.ts';

export const scenesCheck: Check = {
  promise: 'the code of every scene runs and shows what the lesson says, and nothing is drawn over it',
  run: async ({ content, programRunner }) => {
    const faults: Fault[] = [];
    for (const lesson of content.milestones.flatMap(({ lessons, videos }) => [...lessons, ...videos])) {
      for (const [index, scene] of lesson.value.scenes.entries()) {
        faults.push(...strayMarks(lesson, scene, index), ...misplacedGuess(lesson, scene, index));
        faults.push(...(await faultsOfRun(lesson, scene, index, programRunner)));
      }
    }
    return faults;
  },
};

async function faultsOfRun(
  lesson: Located<Storyboard>,
  scene: Scene,
  index: number,
  programRunner: ProgramRunner,
): Promise<Fault[]> {
  if (scene.code === null) {
    const stray = (['shows', 'error'] as const).filter((field) => scene[field] !== null);
    return stray.map((field) =>
      faultAt(lesson, ['scenes', index, field], `${field}: there is no code to run`),
    );
  }
  const outcome = await programRunner.show(scene.code, scene.inputs);
  const did = { shows: shownBy(outcome), error: errorOf(outcome) };
  return (['shows', 'error'] as const)
    .filter((field) => did[field] !== scene[field])
    .map((field) => {
      const path = ['scenes', index, field];
      return faultAt(lesson, path, `${field}: the code gives ${JSON.stringify(did[field])}`);
    });
}

function shownBy({ transcript }: Outcome): string | null {
  const shown = transcript.replace(/\n$/, '');
  return shown === '' ? null : shown;
}

/** The last line that Python writes about an error, or the outcome when there is none; null when the run finished. */
function errorOf({ kind, exception }: Outcome): string | null {
  if (kind === 'finished') return null;
  if (exception === null) return kind;
  return exception.message === '' ? exception.type : `${exception.type}: ${exception.message}`;
}

/**
 * A guess needs a program, a question, and answers that differ from what the program shows. It allows no table: a kolam
 * is drawn in its place while the learner guesses.
 */
function misplacedGuess(lesson: Located<Storyboard>, scene: Scene, index: number): Fault[] {
  if (scene.guess === undefined) {
    const why = 'because: nothing is guessed';
    return scene.because === undefined ? [] : [faultAt(lesson, ['scenes', index, 'because'], why)];
  }
  const at = (why: string) => faultAt(lesson, ['scenes', index, 'guess'], `guess: ${why}`);
  const answers = scene.guess === true ? [] : [scene.shows, ...scene.guess];
  const isAsked = languages.every((language) => scene.voice[language].includes('?'));
  return [
    ...(scene.table === null ? [] : [at('it would lie over the table')]),
    ...(scene.code === null ? [at('there is no program to guess about')] : []),
    ...(isAsked ? [] : [at('nobody asks')]),
    ...(scene.because === undefined ? [at('nothing says why, after the answer')] : []),
    ...(new Set(answers).size === answers.length ? [] : [at('two answers are the same')]),
    ...(answers.includes(null) ? [at('the program shows nothing that could be the right answer')] : []),
  ];
}

function strayMarks(lesson: Located<Storyboard>, scene: Scene, index: number): Fault[] {
  const screen = [scene.code, scene.shows, scene.error].filter((part) => part !== null).join('\n');
  return scene.mark
    .filter((piece) => !screen.includes(piece))
    .map((piece) => faultAt(lesson, ['scenes', index, 'mark'], `mark: ${piece} is nowhere on the screen`));
}
