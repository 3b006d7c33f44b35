import type { Curriculum } from '@python-learning/curriculum';
import { exerciseEarning, questionEarning, videosEarning } from '../record/index.ts';

/** How much of the course is completed, in lessons and questions of both kinds. */
export type CompletedShare = { done: number; all: number };

/**
 * The share of the whole course that stands behind these reasons for points. Points are never taken back, so a reset makes
 * nothing incomplete, and with the reasons of a former date this is the share at that date. Lessons count when all of
 * their milestone were watched, multiple-choice questions when their exercise was completed, coding questions one by one.
 */
export function completedShare(
  { milestones }: Pick<Curriculum, 'milestones'>,
  reasons: ReadonlySet<string>,
): CompletedShare {
  const share = { done: 0, all: 0 };
  const count = (items: number, isDone: boolean): void => {
    share.all += items;
    if (isDone) share.done += items;
  };
  for (const { id, lessons, questions, mcqs } of milestones) {
    count(lessons.length, reasons.has(videosEarning(id).reason));
    for (const question of questions) count(1, reasons.has(questionEarning(question).reason));
    count(mcqs.length, reasons.has(exerciseEarning(id).reason));
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
