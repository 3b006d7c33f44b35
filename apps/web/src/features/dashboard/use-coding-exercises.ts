import { useQueries } from '@tanstack/react-query';
import { codingExerciseIn } from '../../lib/data/queries.ts';
import { useLanguage } from '../../lib/language/language.ts';

/** The coding practices of these milestones, in their order. Few screens need several queries at once, so the code for them is not in the files of all. */
export function useCodingExercises(milestoneIds: readonly string[]) {
  const language = useLanguage();
  return useQueries({ queries: milestoneIds.map((id) => codingExerciseIn(language, id)) });
}
