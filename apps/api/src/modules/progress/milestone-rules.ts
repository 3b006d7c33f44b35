import type { Curriculum } from '@python-learning/curriculum';
import type { MarkKind } from '../record/index.ts';

type Course = Pick<Curriculum, 'milestones' | 'successorOf'>;

type Mark = { milestoneId: string; kind: MarkKind };

const kindsOfCompletion: readonly MarkKind[] = ['video', 'code', 'exercise'];

/** A milestone is complete when its video is watched, its code completed and its exercise completed. */
export function isCompleted(milestoneId: string, marks: readonly Mark[]): boolean {
  const kinds = marks.filter((mark) => mark.milestoneId === milestoneId).map(({ kind }) => kind);
  return kindsOfCompletion.every((kind) => kinds.includes(kind));
}

/**
 * Highest order that the learner may move to: the first milestone, or the successor of any milestone that was ever
 * completed. A reset never lowers it.
 */
export function furthestOrder(course: Course, everCompleted: ReadonlySet<string>): number {
  const completed = course.milestones.filter(({ id }) => everCompleted.has(id));
  const reached = completed.map(({ id, order }) => course.successorOf(id)?.order ?? order);
  return Math.max(firstOrder, ...reached);
}

const firstOrder = 1;
