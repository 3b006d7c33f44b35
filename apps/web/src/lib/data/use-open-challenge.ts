import type { Milestone } from '@python-learning/contract';
import { paths } from '../paths.ts';
import { useCodingExercises } from './queries.ts';

export type OpenChallenge = {
  /** Address of the challenge; null while it is looked for, and if there is none. */
  href: string | null;
  title: string;
  isPending: boolean;
};

/** The first challenge of these milestones that is not solved yet. One that cannot be loaded is not offered. */
export function useOpenChallenge(milestones: readonly Milestone[]): OpenChallenge {
  const exercises = useCodingExercises(milestones.map(({ id }) => id));
  const first = exercises.find(({ data, isPending }) => isPending || data?.challenge?.is_solved === false);
  const { data, isPending = false } = first ?? {};
  return {
    href: data === undefined ? null : `${paths.code(data.id)}?q=challenge`,
    title: data?.challenge?.title ?? '',
    isPending,
  };
}
