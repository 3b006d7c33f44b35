import type { Certificate } from '@python-learning/contract';
import type { Milestone } from '@python-learning/curriculum';
import type { MarkKind } from '../../platform/db/learning-tables.ts';

export type Marks = readonly { milestoneId: string; kind: MarkKind }[];

type Missing = Pick<Certificate, 'missing' | 'next_step'>;

export const nothingMissing: Missing = {
  missing: { milestones: 0, lessons: 0, questions: 0, exercises: 0 },
  next_step: null,
};

/** Steps in the order in which a milestone is gone through. */
const steps: readonly MarkKind[] = ['video', 'code', 'exercise'];

/**
 * What is still to be done in milestones that were never completed, and where to go on. One that has all of its marks
 * and is open nevertheless got a question that was not there when its code was completed.
 */
export function missingIn(
  open: readonly Milestone[],
  marks: Marks,
  solvedQuestions: ReadonlySet<string>,
): Missing {
  const isMarked = ({ id }: Milestone, kind: MarkKind) =>
    marks.some((mark) => mark.milestoneId === id && mark.kind === kind);
  const isReopened = (milestone: Milestone) => steps.every((kind) => isMarked(milestone, kind));
  const has = (milestone: Milestone, kind: MarkKind) =>
    isMarked(milestone, kind) && !(kind === 'code' && isReopened(milestone));
  const without = (kind: MarkKind) => open.filter((milestone) => !has(milestone, kind));
  const [first] = open;
  const step = first === undefined ? undefined : steps.find((kind) => !has(first, kind));
  return {
    missing: {
      milestones: open.length,
      lessons: without('video').flatMap(({ lessons }) => lessons).length,
      questions: without('code')
        .flatMap(({ questions }) => questions)
        .filter(({ id }) => !solvedQuestions.has(id)).length,
      exercises: without('exercise').length,
    },
    next_step:
      first === undefined ? null : { milestone_id: first.id, title: first.title, step: step ?? 'exercise' },
  };
}
