import type { Check, CodingQuestion } from '@python-learning/contract';
import { m } from '../../../compiled-messages/messages.ts';
import { CheckList } from '../../../workbench/output/check-list.tsx';
import { evidenceViews } from '../../../workbench/output/evidence-views.ts';
import { Checklist } from './checklist.tsx';
import { Sample } from './sample.tsx';
import type { Choose } from './use-choices.ts';

export type OwnWorkProps = {
  id: string;
  free: NonNullable<CodingQuestion['free']>;
  /** What was looked at in a program that was accepted; empty for any other. */
  checks: readonly Check[];
  onChoose: Choose;
};

/** What goes with the learner's own program for a free task, once it has run: an example, and the checklist. */
export function OwnWork({ id, free, checks, onChoose }: OwnWorkProps) {
  return (
    <>
      {checks.length > 0 && (
        <section className="grid grid-cols-1 gap-1">
          <h3 className="text-lg">{m.practice_played()}</h3>
          <p className="text-muted">{m.practice_played_note()}</p>
          <CheckList checks={checks} isFolded views={evidenceViews} />
        </section>
      )}
      <Sample questionId={id} />
      <Checklist free={free} onTick={(ticks) => onChoose({ ticks })} />
    </>
  );
}
