import { type Rejection, type RunProgram, writeExercise } from '@python-learning/exercises';
import type { ExerciseAuthor } from './exercise-author.ts';

/** Fills our own templates with new numbers and stories. `onRejected` receives the drafts that were not taken. */
export function createTemplateAuthor(deps: {
  runFor: (learnerId: string) => RunProgram;
  onRejected: (rejections: readonly Rejection[]) => void;
}): ExerciseAuthor {
  return {
    write: async ({ learnerId, difficulty, seed, mastery, given }) => {
      const avoid = { templates: given.templates, person: given.person };
      const request = { difficulty, seed, mastery, avoid };
      const { exercise, rejections } = await writeExercise(request, deps.runFor(learnerId), {
        seen: given.digests,
      });
      deps.onRejected(rejections);
      return exercise;
    },
  };
}
