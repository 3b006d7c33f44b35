import type { ProvenExercise, Rejection, RunProgram } from './exercise.ts';
import { type ExerciseRequest, generateExercise } from './generate.ts';
import { type ProofOptions, proveExercise } from './proof.ts';

/** Maximum number of draws until one is proven. */
const attempts = 10;

export type WrittenExercise = {
  /** Null when no draw was proven: the learner got every one before, or a template is broken. */
  exercise: ProvenExercise | null;
  /** Why earlier draws were rejected. */
  rejections: readonly Rejection[];
};

/**
 * The template author: draws exercises until one is proven. The same request and the same `seen` give the same result.
 */
export async function writeExercise(
  request: ExerciseRequest,
  run: RunProgram,
  options: ProofOptions = {},
): Promise<WrittenExercise> {
  const rejections: Rejection[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const seed = attempt === 0 ? request.seed : `${request.seed}/${attempt}`;
    const result = await proveExercise(generateExercise({ ...request, seed }), run, options);
    if (result.proven) return { exercise: result.exercise, rejections };
    rejections.push(...result.rejections);
  }
  return { exercise: null, rejections };
}
