import type { Milestone, Progress } from '@python-learning/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { withNoAnswer } from '../../lib/api/failure-text.ts';
import { useKeepProgress, useProgress } from '../../lib/data/queries.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { celebrate } from '../../ui/confetti.ts';

export type Completion = {
  saving: 'idle' | 'pending' | 'failed';
  /** Why it could not be saved; said while `saving` is `failed`. */
  problem: string;
  /**
   * True when the server no longer counts all these answers as correct, because they were reset elsewhere.
   */
  isStale: boolean;
  save: () => void;
  /** Set when this visit completed the whole milestone: the points before it, and the progress after it. */
  milestoneEnd: MilestoneEnd | null;
};

export type MilestoneEnd = { pointsBefore: number; after: Progress };

/** Once everything is right, marks the exercise as completed, moves on to the next milestone and fires confetti. */
export function useCompletion(milestone: Milestone, next: Milestone | undefined, isDue: boolean): Completion {
  const { data: progress } = useProgress();
  const keep = useKeepProgress();
  const pointsBefore = usePointsBefore(progress);
  const { mutate, isPending, isError, error, data } = useMutation({
    mutationFn: async () => {
      const after = await api.progress.markExerciseCompleted({ params: { id: milestone.id } });
      keep(after);
      return next !== undefined && shouldMoveOn(after, milestone)
        ? api.progress.updateMilestone({ body: { milestone_id: next.id } })
        : after;
    },
    onSuccess: (after) => {
      keep(after);
      learnerStorage.rememberExerciseCompleted(milestone.id);
    },
  });

  const isMarked = progress?.completed_exercises.includes(milestone.id) === true;
  const isTried = useRef(false);
  useEffect(() => {
    if (isDue && progress !== undefined && !isMarked && !isTried.current) {
      isTried.current = true;
      void celebrate();
      mutate();
    }
  }, [isDue, isMarked, progress, mutate]);
  return {
    saving: isPending ? 'pending' : isError ? 'failed' : 'idle',
    problem:
      (error instanceof ApiError ? error.detail : undefined) ?? withNoAnswer(error, m.exercise_mark_failed),
    isStale: error instanceof ApiError && error.code === 'answers_missing',
    save: () => mutate(),
    milestoneEnd:
      data !== undefined && pointsBefore !== null && isCompletedIn(data, milestone)
        ? { pointsBefore, after: data }
        : null,
  };
}

/** The points with which the exercise was opened; null until they are known. */
function usePointsBefore(progress: Progress | undefined): number | null {
  const [points, setPoints] = useState(progress?.score ?? null);
  if (points === null && progress !== undefined) setPoints(progress.score);
  return points;
}

/** True when the whole milestone is done and the current milestone is none, this one or an earlier one. */
export function shouldMoveOn(progress: Progress, milestone: Pick<Milestone, 'id' | 'order'>): boolean {
  const current = progress.current_milestone;
  return isCompletedIn(progress, milestone) && (current === null || current.order <= milestone.order);
}

function isCompletedIn(progress: Progress, { id }: Pick<Milestone, 'id'>): boolean {
  return progress.completed_milestones.some((completed) => completed.id === id);
}
