import type { LearnContent, Milestone, Progress } from '@python-learning/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { createIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { firstBadgeId } from '../../lib/data/new-badges.ts';
import { useKeepProgress, useProgress } from '../../lib/data/queries.ts';
import { keptKinds } from '../../lib/outbox/kept-kinds.ts';
import { Outbox, type OutboxState } from '../../lib/outbox/outbox.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { countStep } from '../../lib/visits/count-step.ts';
import { judgeCourse, type LessonCourse } from './lesson-course.ts';

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
  const watching = useWatchMark(milestone, progress, setNewBadge);

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
      countStep('lesson_end');
      learnerStorage.rememberVideoWatched(id);
      setFinished((before) => (before.has(id) ? before : new Set([...before, id])));
    },
    saving: watching.saving,
    saveNow: save,
    newBadge,
    closeBadge: () => setNewBadge(null),
  };
}

type WatchMark = { idempotencyKey: string; hadBadge: boolean };

/** Marks the videos as watched on the server, also after the lesson was left. `onBadge` must not use later state. */
function useWatchMark(milestone: Milestone, before: Progress | undefined, onBadge: (badge: Badge) => void) {
  const keep = useKeepProgress();
  const [saving, setSaving] = useState<Lesson['saving']>('idle');
  const [outbox] = useState(
    () =>
      new Outbox<WatchMark, Progress>(keptKinds.watchMark, {
        send: ({ idempotencyKey }) =>
          api.progress.markVideoWatched({ params: { id: milestone.id }, idempotencyKey }),
        onSent: ({ hadBadge }, after) => {
          keep(after);
          const badge = after.badges.find(({ id }) => id === firstBadgeId);
          if (milestone.order === 1 && badge !== undefined && !hadBadge) onBadge(badge);
        },
        onState: (state) => setSaving((shown) => savingOf(state, shown)),
      }),
  );
  const [idempotencyKey] = useState(createIdempotencyKey);
  const hadBadge = before?.badges.some(({ id }) => id === firstBadgeId) === true;
  const save = useCallback(() => {
    setSaving('pending');
    outbox.put({ idempotencyKey, hadBadge });
    outbox.hurry();
  }, [outbox, idempotencyKey, hadBadge]);
  return { save, saving };
}

/** A failure stays on the screen while the mark is sent again. */
function savingOf(state: OutboxState, shown: Lesson['saving']): Lesson['saving'] {
  if (state === 'empty') return 'idle';
  return state === 'waiting' || state === 'refused' || shown === 'failing' ? 'failing' : 'pending';
}
