import type { CodingQuestion } from '@python-learning/contract';
import { Checklist } from './checklist.tsx';
import { Sample } from './sample.tsx';
import type { Choose } from './use-choices.ts';

export type OwnWorkProps = {
  id: string;
  free: NonNullable<CodingQuestion['free']>;
  onChoose: Choose;
};

/** What goes with the learner's own program for a free task, once it has run: the checklist, and an example. */
export function OwnWork({ id, free, onChoose }: OwnWorkProps) {
  return (
    <>
      <Checklist free={free} onTick={(ticks) => onChoose({ ticks })} />
      <Sample questionId={id} />
    </>
  );
}
