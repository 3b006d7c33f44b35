import type { Milestone } from '@python-learning/contract';
import { useMilestones, useProgress, useSubscription } from '../../lib/data/queries.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { type CourseStanding, withChosenPractices } from './milestone-status.ts';

/** The course and where the learner stands in it, as far as it is loaded. */
export type Course = { milestones: readonly Milestone[]; standing: CourseStanding };

export type LoadedCourse = {
  /** Null while it loads, and after a failure. */
  course: Course | null;
  isPending: boolean;
  failure: unknown;
  retry: () => void;
};

/** Loads what decides the next step of the learner. */
export function useCourse(): LoadedCourse {
  const milestones = useMilestones();
  const progress = useProgress();
  const subscription = useSubscription();
  const isLoaded = milestones.data !== undefined && progress.data !== undefined;
  const isPending = milestones.isPending || progress.isPending || subscription.isPending;
  return {
    isPending,
    course:
      isLoaded && !isPending
        ? {
            milestones: milestones.data,
            // A subscription that could not be loaded counts as none; the server decides what opens.
            standing: {
              progress: withChosenPractices(progress.data, learnerStorage.isPracticeChosen),
              hasSubscription: subscription.data != null,
            },
          }
        : null,
    failure: progress.error ?? milestones.error,
    retry: () => {
      void milestones.refetch();
      void progress.refetch();
    },
  };
}
