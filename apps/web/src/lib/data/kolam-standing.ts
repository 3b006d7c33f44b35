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
  const count = (isCounted: (lessonId: string, milestoneId: string) => boolean) =>
    kolam.lessons.flatMap(({ milestone_id: milestoneId, ids }) =>
      ids.filter((id) => isCounted(id, milestoneId)),
    ).length;
  return {
    seed: kolam.seed,
    lessons: count(() => true),
    finished: count((id, milestoneId) => watched.includes(milestoneId) || isRemembered(id)),
    golden: count((_id, milestoneId) => completed.some(({ id }) => id === milestoneId)),
  };
}
