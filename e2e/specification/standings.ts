import type { Milestone, Progress } from '@python-learning/contract';

export type Part = 'video' | 'code' | 'exercise';

export type Standing = {
  /** Orders of the completed milestones, or their number from the first on. */
  completed: number | readonly number[];
  /** Order of the current milestone, null for none; by default the one after the last completed. */
  current?: number | null;
  /** Completed parts of the current milestone. */
  parts?: readonly Part[];
  score?: number;
  badges?: Progress['badges'];
};

/** Returns the progress of a learner at this point of the course. */
export function progressOf(course: readonly Milestone[], standing: Standing): Progress {
  const orders = ordersOf(standing.completed);
  const done = course.filter(({ order }) => orders.includes(order));
  const order = standing.current === undefined ? Math.max(0, ...orders) + 1 : standing.current;
  const current = course.find((milestone) => milestone.order === order);
  const also = (part: Part) =>
    current !== undefined && standing.parts?.includes(part) === true ? [current] : [];
  const ids = (part: Part) => [...done, ...also(part)].map(({ id }) => id);
  return {
    course: { milestones: course.length, free: course.filter(({ is_free }) => is_free).length },
    kolam: {
      seed: 20261,
      lessons: course.map(({ id }) => ({ milestone_id: id, ids: [`${id}-v1`, `${id}-v2`] })),
    },
    score: standing.score ?? 100 * done.length,
    current_milestone: current === undefined ? null : { id: current.id, order: current.order },
    completed_milestones: done.map(({ id, title, order: place }) => ({ id, title, order: place })),
    watched_videos: ids('video'),
    completed_code: ids('code'),
    begun_code: [],
    completed_exercises: ids('exercise'),
    badges: standing.badges ?? [],
  };
}

function ordersOf(completed: number | readonly number[]): readonly number[] {
  return typeof completed === 'number'
    ? Array.from({ length: completed }, (_, index) => index + 1)
    : completed;
}
