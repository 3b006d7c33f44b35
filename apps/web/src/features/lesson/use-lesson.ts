import type { LearnContent, Milestone, Progress } from '@python-learning/contract';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { isTransient } from '../../lib/api/api-error.ts';
import { createIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { useKeepProgress, useProgress } from '../../lib/data/queries.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { celebrate } from '../../ui/confetti.ts';
import { judgeCourse, type LessonCourse } from './lesson-course.ts';

const firstBadgeId = 'first-step';
const retriesBeforeAsking = 5;

export type Badge = Progress['badges'][number];

export type Lesson = LessonCourse & {
  /** Called when enough of a lesson was played and its end was reached. */
  finish: (content: LearnContent) => void;
  /** State of the call that marks all videos as watched. */
  saving: 'idle' | 'pending' | 'failing';
  saveNow: () => void;
  /** The badge that these lessons just awarded, until it is closed; otherwise null. */
  newBadge: Badge | null;
  closeBadge: () => void;
};

/** What the learner has watched of a milestone, in this browser and on the server. */
export function useLesson(milestone: Milestone, contents: readonly LearnContent[]): Lesson {
  const { data: progress } = useProgress();
  const [finished, setFinished] = useState<ReadonlySet<string>>(new Set());
  const [newBadge, setNewBadge] = useState<Badge | null>(null);
  const course = judgeCourse({
    milestoneId: milestone.id,
    contents,
    progress,
    isRemembered: (id) => finished.has(id) || learnerStorage.isVideoWatched(id),
  });
  const watching = useWatchMark(milestone, progress, (badge) => {
    setNewBadge(badge);
    void celebrate();
  });

  const isSaved = progress?.watched_videos.includes(milestone.id) === true;
  const isDue = progress !== undefined && course.isAllWatched && !isSaved;
  const { save } = watching;
  const isTried = useRef(false);
  useEffect(() => {
    if (course.isAllWatched) {
      learnerStorage.rememberVideoWatched(milestone.id);
    }
    if (isDue && !isTried.current) {
      isTried.current = true;
      save();
    }
  }, [course.isAllWatched, isDue, milestone.id, save]);

  return {
    ...course,
    finish: ({ id }) => {
      learnerStorage.rememberVideoWatched(id);
      setFinished((before) => (before.has(id) ? before : new Set([...before, id])));
    },
    saving: watching.saving,
    saveNow: save,
    newBadge,
    closeBadge: () => setNewBadge(null),
  };
}

/** Marks the videos as watched on the server. Retries while the connection is bad. */
function useWatchMark(milestone: Milestone, before: Progress | undefined, onBadge: (badge: Badge) => void) {
  const keep = useKeepProgress();
  const hadBadge = before?.badges.some(({ id }) => id === firstBadgeId) === true;
  const mark = useMutation({
    mutationFn: (idempotencyKey: string) =>
      api.learn.markVideoWatched({ params: { id: milestone.id }, idempotencyKey }),
    retry: (times, failure) => times < retriesBeforeAsking && isTransient(failure),
    retryDelay: (times) => Math.min(30_000, 1000 * 2 ** times),
    onSuccess: (after) => {
      keep(after);
      const badge = after.badges.find(({ id }) => id === firstBadgeId);
      if (milestone.order === 1 && badge !== undefined && !hadBadge) {
        onBadge(badge);
      }
    },
  });
  const { mutate } = mark;
  const [key] = useState(createIdempotencyKey);
  const save = useCallback(() => mutate(key), [mutate, key]);
  const isFailing = mark.isError || mark.isPaused || mark.failureCount > 0;
  return {
    save,
    saving:
      mark.isSuccess || mark.isIdle
        ? ('idle' as const)
        : isFailing
          ? ('failing' as const)
          : ('pending' as const),
  };
}
