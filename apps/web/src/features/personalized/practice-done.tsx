import type { PersonalizedExercise } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { refusalOr } from '../../lib/api/failure-text.ts';
import { personalizedCalls } from '../../lib/api/personalized-calls.ts';
import { useSubmission } from '../../lib/form/use-submission.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

type PracticeDoneProps = {
  exercise: PersonalizedExercise;
  onDone: (exercise: PersonalizedExercise) => void;
};

/** Lets the learner mark a free practice as done: nothing can check it. */
export function PracticeDone({ exercise: { id }, onDone }: PracticeDoneProps) {
  const { busy, failure, submit } = useSubmission();
  const finish = () =>
    submit(async () => onDone(await personalizedCalls.completePersonalized({ params: { id } })));
  return (
    <div className="grid gap-3">
      {failure !== null && <Banner kind="error">{refusalOr(failure, m.personalized_error_complete)}</Banner>}
      <Button kind="secondary" className="justify-self-start" busy={busy} onClick={() => void finish()}>
        {m.personalized_practice_done()}
      </Button>
    </div>
  );
}
