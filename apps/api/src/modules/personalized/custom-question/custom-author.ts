import type { Difficulty } from '@python-learning/contract';
import type { ProvenExercise } from '@python-learning/exercises';
import type { AssignedBefore } from '../authors/exercise-author.ts';

export type CustomRequest = {
  learnerId: string;
  /** Screened request of the learner. */
  asked: string;
  difficulty: Difficulty;
  given: AssignedBefore;
};

/** Turns what a learner asks for into an exercise. */
export interface CustomAuthor {
  /** Null when it cannot be proven or no service is available; it is free practice then. */
  write(wish: CustomRequest): Promise<ProvenExercise | null>;
}

/** Without an AI service nobody understands the question: it becomes free practice. */
export const noCustomAuthor: CustomAuthor = { write: async () => null };
