import type { Difficulty } from '@python-learning/contract';
import type { ProvenExercise } from '@python-learning/exercises';
import type { GivenBefore } from '../authors/exercise-author.ts';

export type CustomWish = {
  learnerId: string;
  /** Screened. */
  asked: string;
  difficulty: Difficulty;
  given: GivenBefore;
};

/** Turns what a learner asks for into an exercise. */
export interface CustomAuthor {
  /** Null when it can not be proven, or nobody is there to write it: then it is free practice. */
  write(wish: CustomWish): Promise<ProvenExercise | null>;
}

/** Without an AI service nobody understands the question: it becomes free practice. */
export const noCustomAuthor: CustomAuthor = { write: async () => null };
