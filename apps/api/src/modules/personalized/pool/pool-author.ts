import { isSkillId } from '@python-learning/exercises';
import type { Database } from '../../../platform/db/database.ts';
import type { ExerciseAuthor, ExerciseOrder } from '../authors/exercise-author.ts';
import { parseProvenExercise } from '../proven-exercise.schema.ts';
import { createPoolRepository, type PooledExercise } from './pool.repository.ts';

/** Hands out exercises that the AI service wrote in advance: the unseen one that trains most. */
export function createPoolAuthor({ db }: { db: Database }): ExerciseAuthor {
  const pool = createPoolRepository(db);
  return {
    write: async ({ difficulty, given, mastery }) => {
      const unseen = await pool.listUnseen(difficulty, given.digests);
      const best = unseen.toSorted((left, right) => need(right, mastery) - need(left, mastery))[0];
      if (best === undefined) return null;
      await pool.countUse(best.id);
      return parseProvenExercise(best.content);
    },
  };
}

/** Mean lack of mastery of the exercise's skills, from 0 to 1. */
function need({ skills }: PooledExercise, mastery: ExerciseOrder['mastery']): number {
  const known = skills.filter(isSkillId);
  return known.reduce((sum, skill) => sum + 1 - mastery[skill], 0) / Math.max(1, known.length);
}
