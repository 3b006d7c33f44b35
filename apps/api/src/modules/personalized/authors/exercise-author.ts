import type { Difficulty } from '@python-learning/contract';
import type { ProvenExercise, SkillId } from '@python-learning/exercises';

/** What an author is told of the learner: nothing of it comes into a text. */
export type ExerciseOrder = {
  /** Whose turns in the sandbox the proof takes. */
  learnerId: string;
  difficulty: Difficulty;
  /** Decides every chance: the same order gives the same exercise. */
  seed: string;
  /** How well the learner has each skill, from 0 to 1. */
  mastery: Readonly<Record<SkillId, number>>;
  given: GivenBefore;
};

/** What the learner was given before. */
export type GivenBefore = {
  digests: ReadonlySet<string>;
  /** Templates of the last exercises, and the person of the last story. */
  templates: readonly string[];
  person: string | null;
};

/** Somebody who has proven exercises at hand, or makes them while the learner waits. */
export interface ExerciseAuthor {
  /** Null when it has none that fits. It never throws for a fault of its own: the next author is asked then. */
  write(order: ExerciseOrder): Promise<ProvenExercise | null>;
}
