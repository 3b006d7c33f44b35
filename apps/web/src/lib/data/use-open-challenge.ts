import type { Milestone } from '@python-learning/contract';
import { useQueries } from '@tanstack/react-query';
import { useLanguage } from '../language/language.ts';
import { paths } from '../paths.ts';
import { codingExerciseIn } from './queries.ts';

export type OpenChallenge = {
  /** Address of the challenge; null while it is looked for, and if there is none. */
  href: string | null;
  title: string;
  isPending: boolean;
};

/** The first challenge of these milestones that is not solved yet. One that cannot be loaded is not offered. */
export function useOpenChallenge(milestones: readonly Milestone[]): OpenChallenge {
  const language = useLanguage();
  const exercises = useQueries({ queries: milestones.map(({ id }) => codingExerciseIn(language, id)) });
  const first = exercises.find(({ data, isPending }) => isPending || data?.challenge?.is_solved === false);
  const { data, isPending = false } = first ?? {};
  return {
    href: data === undefined ? null : `${paths.code(data.id)}?q=challenge`,
    title: data?.challenge?.title ?? '',
    isPending,
  };
}
