import type { CourseLesson, Milestone } from '@python-learning/curriculum';
import { isWritten } from '@python-learning/domain';
import type { AskedGuess } from './asked-guess.ts';

/** The programs whose output learners are asked to guess. */
export interface GivenPrograms {
  /**
   * The guess without which a program is not run, wherever it is sent; null for a program that no question gives.
   */
  guessBefore(code: string): AskedGuess | null;
}

export function createGivenPrograms(milestones: readonly Milestone[]): GivenPrograms {
  const questions = milestones.flatMap(({ questions: required, challenge }) =>
    challenge === null ? required : [...required, challenge],
  );
  const guessed = questions.filter(({ kind }) => !isWritten(kind));
  const questionOf = new Map(guessed.map((question) => [linesThatRun(question.starter), question]));
  return {
    guessBefore: (code) => {
      const question = questionOf.get(linesThatRun(code));
      return question === undefined ? null : { task: { kind: 'question', id: question.id }, lines: [] };
    },
  };
}

/** Whether a lesson shows this program, with its output. */
export function isShownBy({ scenes }: Pick<CourseLesson, 'scenes'>, code: string): boolean {
  return scenes.some((scene) => scene.code !== null && linesThatRun(scene.code) === linesThatRun(code));
}

/** The text of a program without its comments above and between the lines, and without empty lines. */
function linesThatRun(code: string): string {
  const lines = code.split('\n').map((line) => line.trimEnd());
  return lines.filter((line) => line !== '' && !/^\s*#/u.test(line)).join('\n');
}
