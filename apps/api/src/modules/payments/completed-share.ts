import type { Curriculum } from '@python-learning/curriculum';
import {
  type AwardReason,
  exercisesEverCompleted,
  milestonesEverWatched,
  questionsEverSolved,
} from '../record/index.ts';

/** How much of the course is completed, in lessons and questions of both kinds. */
export type CompletedShare = { done: number; all: number };

/**
 * Completed share of the whole course, by the reasons for which points were awarded. Points are never taken back, so a
 * reset does not lower it, and the reasons up to a date give the share at that date. Lessons count when all of their
 * milestone were watched, multiple-choice questions when their exercise was completed, coding questions one by one.
 */
export function completedShare(
  { milestones }: Pick<Curriculum, 'milestones'>,
  reasons: readonly AwardReason[],
): CompletedShare {
  const watched = milestonesEverWatched(reasons);
  const solved = questionsEverSolved(reasons);
  const answered = exercisesEverCompleted(reasons);
  const share = { done: 0, all: 0 };
  const count = (items: number, isDone: boolean): void => {
    share.all += items;
    if (isDone) share.done += items;
  };
  for (const { id, lessons, questions, mcqs } of milestones) {
    count(lessons.length, watched.has(id));
    for (const question of questions) count(1, solved.has(question.id));
    count(mcqs.length, answered.has(id));
  }
  return share;
}

/** Whole percent, rounded down. */
export function percentOf({ done, all }: CompletedShare): number {
  return all === 0 ? 0 : Math.floor((done * 100) / all);
}

/** Exact, where a rounded percentage would not be. */
export function isMoreThan({ done, all }: CompletedShare, percent: number): boolean {
  return done * 100 > percent * all;
}
