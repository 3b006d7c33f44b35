import type { CodingExercise } from '@python-learning/contract';
import { isWritten } from '@python-learning/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { codingExerciseIn, dataKeys } from '../../lib/data/queries.ts';
import { useLanguage } from '../../lib/language/language.ts';

/** Reads what somebody types, which nobody can do in a program that is only shown. */
const asks = /\binput\b|\bstdin\b/;

/**
 * The program that a learner can show at home: the last solved one of the newest milestone that has one.
 *
 * @param milestoneIds the newest first
 * @param fits whether a program can be shown
 * @returns null without any, and where it cannot be loaded; undefined until it is known
 */
export function useOwnProgram(
  milestoneIds: readonly string[],
  fits: (code: string) => boolean,
): string | null | undefined {
  const language = useLanguage();
  const cache = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: [...dataKeys.ownProgram, ...milestoneIds],
    queryFn: async () => {
      // One after the other: most learners have one in the newest.
      for (const id of milestoneIds) {
        const code = lastProgram(await cache.fetchQuery(codingExerciseIn(language, id)), fits);
        if (code !== null) return code;
      }
      return null;
    },
  });
  return isError ? null : data;
}

/** The last program that the learner wrote for a question that is solved, as it is now. */
export function lastProgram(
  { questions }: Pick<CodingExercise, 'questions'>,
  fits: (code: string) => boolean,
): string | null {
  const own = questions.flatMap(({ kind, is_solved: isSolved, draft_code: code, example_code: starter }) =>
    isWritten(kind) && isSolved && code !== null && code !== starter ? [code] : [],
  );
  return own.findLast((code) => !asks.test(code) && fits(code)) ?? null;
}
