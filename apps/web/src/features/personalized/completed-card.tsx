import type { PersonalizedExercise } from '@python-learning/contract';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

type CompletedCardProps = { exercise: PersonalizedExercise; onNext: () => void };

/** Shown when the exercise is completed: encouragement and a button to the next one. */
export function CompletedCard({ exercise, onNext }: CompletedCardProps) {
  return (
    <section className="grid gap-3 rounded-2xl border border-reward bg-reward-soft p-4 sm:flex sm:items-center sm:justify-between">
      <div className="flex min-w-0 items-start gap-3">
        <Icon name="star" className="mt-0.5 size-6 text-reward-ink" />
        <div className="min-w-0">
          <h3 className="text-lg">{m.personalized_solved_title()}</h3>
          {exercise.encouragement !== null && <p>{exercise.encouragement}</p>}
        </div>
      </div>
      <Button className="shrink-0 justify-self-start" onClick={onNext}>
        {m.personalized_next()}
        <Icon name="arrow-right" className="size-5" />
      </Button>
    </section>
  );
}
