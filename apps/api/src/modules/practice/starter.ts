import type { Question } from '@python-learning/curriculum';
import type { Solution } from '../record/index.ts';

export type Starter = {
  code: string;
  /** The question that this one continues, or null; `isOwnCode` is false for our own starter. */
  continues: { questionId: string; isOwnCode: boolean } | null;
};

/**
 * Returns the learner's starter. A part of a growing program starts with the learner's solution of the part before, so
 * that the program stays the learner's own.
 * @param solutions the newest solution of each question that this learner has solved
 */
export function starterOf(
  { starter, continues }: Pick<Question, 'starter' | 'continues'>,
  solutions: readonly Solution[],
): Starter {
  if (continues === undefined) return { code: starter, continues: null };
  const own = solutions.find(({ questionId }) => questionId === continues);
  return {
    code: own?.code ?? starter,
    continues: { questionId: continues, isOwnCode: own !== undefined },
  };
}

/** Ids of the questions that others of these continue. */
export function continuedIds(questions: readonly Pick<Question, 'continues'>[]): string[] {
  return [...new Set(questions.flatMap(({ continues }) => (continues === undefined ? [] : [continues])))];
}
