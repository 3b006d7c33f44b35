import type { Question } from '@python-learning/curriculum';
import type { Solution } from '../record/index.ts';

/** Where a learner begins a question. */
export type Starter = {
  code: string;
  /** The part that the question continues, or null; `isOwnCode` is false for a program of ours. */
  continues: { questionId: string; isOwnCode: boolean } | null;
};

/**
 * Where this learner begins: a part of a growing program begins with what the learner wrote for the part before, so
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

/** The questions whose solutions others of these begin with. */
export function continuedIds(questions: readonly Pick<Question, 'continues'>[]): string[] {
  return [...new Set(questions.flatMap(({ continues }) => (continues === undefined ? [] : [continues])))];
}
