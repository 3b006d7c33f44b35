import type { Progress } from '@python-learning/contract';
import { learnerStorage } from '../storage/learner-storage.ts';

/** How far a learner's own kolam is drawn. */
export type KolamStanding = {
  seed: number;
  /** Number of lessons in the course: the strokes of the whole kolam. */
  lessons: number;
  /** Number of finished lessons: the strokes that are drawn. */
  finished: number;
  /** Number of lessons of completed milestones: the strokes whose dots are gold. */
  golden: number;
};

/**
 * What the learner's kolam shows. The server has which milestones were watched to the end; of a milestone that was begun,
 * this browser has which lessons were.
 */
export function kolamStanding(
  { kolam, watched_videos: watched, completed_milestones: completed }: Progress,
  isRemembered: (lessonId: string) => boolean = learnerStorage.isVideoWatched,
): KolamStanding {
  return {
    seed: kolam.seed,
    lessons: countLessons(kolam, () => true),
    finished: countLessons(kolam, (lesson, milestone) => watched.includes(milestone) || isRemembered(lesson)),
    golden: countLessons(kolam, (_lesson, milestone) => completed.some(({ id }) => id === milestone)),
  };
}

/** The learner's kolam as it is after these milestones and no others. */
export function kolamAfter({ kolam }: Progress, milestones: readonly { id: string }[]): KolamStanding {
  const finished = countLessons(kolam, (_lesson, milestone) => milestones.some(({ id }) => id === milestone));
  return { seed: kolam.seed, lessons: countLessons(kolam, () => true), finished, golden: finished };
}

/** Counts lessons; `isCounted` gets the ids of a lesson and of its milestone. */
export function countLessons(
  { lessons }: Progress['kolam'],
  isCounted: (lesson: string, milestone: string) => boolean,
): number {
  return lessons.flatMap(({ milestone_id: milestone, ids }) => ids.filter((id) => isCounted(id, milestone)))
    .length;
}
