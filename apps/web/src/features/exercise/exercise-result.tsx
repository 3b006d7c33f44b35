import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { type ExerciseState, hasUnsent, isCorrect } from './exercise.reducer.ts';
import { nextWrong } from './quiz-place.ts';

type ExerciseResultProps = {
  state: ExerciseState;
  onStop: () => void;
  onSendAgain: () => void;
  onGo: (place: number) => void;
};

/** How many answers were right, and the way to the first that was not. While they are checked: how far that is. */
export function ExerciseResult({ state, onStop, onSendAgain, onGo }: ExerciseResultProps) {
  if (state.phase === 'checking') {
    return <CheckProgress state={state} onStop={onStop} />;
  }
  const all = Object.values(state.answers);
  const wrong = nextWrong(state, -1);
  const isUnsent = hasUnsent(state);
  return (
    <section className="grid grid-cols-1 justify-items-center gap-4 py-4 text-center">
      <h2 data-result tabIndex={-1} className="text-2xl outline-none">
        {m.exercise_result({ correct: all.filter(isCorrect).length, total: all.length })}
      </h2>
      <p>{isUnsent ? m.exercise_result_unsent() : m.exercise_result_next()}</p>
      {isUnsent && (
        <Button className="w-full max-w-md" onClick={onSendAgain}>
          <Icon name="again" className="size-5" />
          {m.exercise_try_again()}
        </Button>
      )}
      {wrong !== null && (
        <Button
          kind={isUnsent ? 'secondary' : 'primary'}
          className="w-full max-w-md"
          onClick={() => onGo(wrong)}
        >
          {m.exercise_look_at({ number: wrong + 1 })}
          <Icon name="arrow-right" className="size-5" />
        </Button>
      )}
    </section>
  );
}

/** Progress of a check. Verdicts arrive one by one, so a slow connection shows that something happens. */
function CheckProgress({ state: { answers }, onStop }: { state: ExerciseState; onStop: () => void }) {
  const all = Object.values(answers);
  const done = all.filter(({ verdict }) => verdict !== null).length;
  const text = m.exercise_checked_so_far({ done, total: all.length });
  return (
    <section className="grid grid-cols-1 gap-3 py-4">
      <p className="text-xl font-bold">{m.exercise_checking()}</p>
      <ProgressBar value={done} max={all.length} label={text} />
      <output className="text-muted">{text}</output>
      <Button kind="secondary" className="justify-self-start" onClick={onStop}>
        <Icon name="stop" className="size-5" />
        {m.exercise_stop()}
      </Button>
    </section>
  );
}
