import { m } from '../../paraglide/messages.js';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { areAllCorrect, type ExerciseState, isCorrect, isReadyToCheck } from './exercise.reducer.ts';

type ExerciseButtonsProps = {
  state: ExerciseState;
  milestoneId: string;
  isFinished: boolean;
  finish: { label: string; path: string };
  onCheck: () => void;
  onTryAgain: () => void;
};

/** The way back to the practice, and the one thing to do next. */
export function ExerciseButtons({ state, milestoneId, isFinished, finish, ...on }: ExerciseButtonsProps) {
  const total = Object.keys(state.answers).length;
  const answered = Object.values(state.answers).filter(({ selected }) => selected !== null).length;
  const isOpen = state.phase === 'answering' || state.phase === 'checking';
  const canTryAgain = state.phase === 'checked' && !areAllCorrect(state);
  return (
    <footer className="grid gap-2 border-t border-line pt-4">
      {canTryAgain && <ResultNotice state={state} />}
      {isOpen && (
        <p className="text-muted" id="check-needs">
          {answered < total ? m.exercise_check_needs_answers() : null}{' '}
          {m.exercise_answered({ answered, total })}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ButtonLink kind="ghost" className="px-3!" to={`/code/${milestoneId}`}>
          <Icon name="arrow-left" className="size-5" />
          {m.exercise_previous()}
        </ButtonLink>
        <div className="flex flex-wrap gap-3">
          {isOpen && (
            <Button
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

function ResultNotice({ state: { answers } }: { state: ExerciseState }) {
  const all = Object.values(answers);
  return (
    <Banner kind="info" className="mb-2">
      <p className="font-bold">
        {m.exercise_result({ correct: all.filter(isCorrect).length, total: all.length })}
      </p>
      <p>{m.exercise_result_next()}</p>
    </Banner>
  );
}
