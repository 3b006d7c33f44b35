import type { Certificate } from '@python-learning/contract';
import type { Milestone } from '@python-learning/curriculum';
import type { MarkKind } from '../record/index.ts';

export type Marks = readonly { milestoneId: string; kind: MarkKind }[];

type Missing = Pick<Certificate, 'missing' | 'next_step'>;

export const nothingMissing: Missing = {
  missing: { milestones: 0, lessons: 0, questions: 0, exercises: 0 },
  next_step: null,
};

/** Steps of a milestone, in their order. */
const steps: readonly MarkKind[] = ['video', 'code', 'exercise'];

/**
 * Counts what is missing in milestones that were never completed, and finds the next step. An open milestone with all
 * of its marks got a new question after its code was completed.
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
