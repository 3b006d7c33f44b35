import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { areAllCorrect, type ExerciseState, isCorrect, isReadyToCheck } from './exercise.reducer.ts';

type ExerciseButtonsProps = {
  state: ExerciseState;
  milestoneId: string;
  isFinished: boolean;
  finish: { label: string; path: string };
  onCheck: () => void;
  onStop: () => void;
  onTryAgain: () => void;
};

/** Link back to the practice, and the next thing to do. */
export function ExerciseButtons({ state, milestoneId, isFinished, finish, ...on }: ExerciseButtonsProps) {
  const isOpen = state.phase === 'answering' || state.phase === 'checking';
  const canTryAgain = state.phase === 'checked' && !areAllCorrect(state);
  return (
    <footer className="grid grid-cols-1 gap-3 border-t border-line pt-4">
      {canTryAgain && <ResultNotice state={state} />}
      {state.phase === 'answering' && <AnsweredCount state={state} />}
      {state.phase === 'checking' && <CheckProgress state={state} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ButtonLink kind="ghost" className="px-3!" to={paths.code(milestoneId)}>
          <Icon name="arrow-left" className="size-5" />
          {m.exercise_previous()}
        </ButtonLink>
        <div className="flex flex-wrap gap-3">
          {state.phase === 'checking' && (
            <Button kind="secondary" onClick={on.onStop}>
              <Icon name="stop" className="size-5" />
              {m.exercise_stop()}
            </Button>
          )}
          {isOpen && (
            <Button
              data-check
              kind={isFinished ? 'secondary' : 'primary'}
              disabled={!isReadyToCheck(state) && state.phase !== 'checking'}
              busy={state.phase === 'checking'}
              aria-describedby="check-needs"
              onClick={on.onCheck}
            >
              {state.phase === 'checking' ? m.exercise_checking() : m.exercise_check()}
            </Button>
          )}
          {canTryAgain && (
            <Button kind={isFinished ? 'secondary' : 'primary'} onClick={on.onTryAgain}>
              {m.exercise_try_again()}
            </Button>
          )}
          {isFinished && (
            <ButtonLink to={finish.path}>
              {finish.label}
              <Icon name="arrow-right" className="size-5" />
            </ButtonLink>
          )}
        </div>
      </div>
    </footer>
  );
}

function AnsweredCount({ state: { answers } }: { state: ExerciseState }) {
  const all = Object.values(answers);
  const answered = all.filter(({ selected }) => selected !== null).length;
  return (
    <div className="grid grid-cols-1 gap-2">
      <ProgressBar
        value={answered}
        max={all.length}
        label={m.exercise_answered({ answered, total: all.length })}
      />
      <p className="text-muted" id="check-needs">
        {m.exercise_answered({ answered, total: all.length })}
        {answered < all.length && `. ${m.exercise_check_needs_answers()}`}
      </p>
    </div>
  );
}

/** Progress of a check. Verdicts arrive one by one, so a slow connection shows that something happens. */
function CheckProgress({ state: { answers } }: { state: ExerciseState }) {
  const all = Object.values(answers);
  const done = all.filter(({ verdict }) => verdict !== null).length;
  const text = m.exercise_checked_so_far({ done, total: all.length });
  return (
    <div className="grid grid-cols-1 gap-2">
      <ProgressBar value={done} max={all.length} label={text} />
      <output className="text-muted">{text}</output>
    </div>
  );
}

function ResultNotice({ state: { answers } }: { state: ExerciseState }) {
  const all = Object.values(answers);
  return (
    <Banner kind="info">
      <p data-result tabIndex={-1} className="font-bold outline-none">
        {m.exercise_result({ correct: all.filter(isCorrect).length, total: all.length })}
      </p>
      <p>{m.exercise_result_next()}</p>
    </Banner>
  );
}
