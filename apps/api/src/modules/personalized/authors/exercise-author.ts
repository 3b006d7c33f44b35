import type { Difficulty } from '@python-learning/contract';
import type { ProvenExercise, SkillId } from '@python-learning/exercises';

/** Order for an author. Nothing in it about the learner may appear in a text. */
export type ExerciseOrder = {
  /** Owner of the proof's runs in the queue of the engine. */
  learnerId: string;
  difficulty: Difficulty;
  /** Seeds every random choice: the same order gives the same exercise. */
  seed: string;
  /** Mastery of each skill, from 0 to 1. */
  mastery: Readonly<Record<SkillId, number>>;
  given: AssignedBefore;
};

export type AssignedBefore = {
  digests: ReadonlySet<string>;
  /** Templates of the last exercises, and the person of the last story. */
  templates: readonly string[];
  person: string | null;
};

/** Source of proven exercises, which are ready or made while the learner waits. */
export interface ExerciseAuthor {
  /**
   * Null when it has none that fits. Never throws for a fault of its own: the next author is asked instead.
   */
  write(order: ExerciseOrder): Promise<ProvenExercise | null>;
}
