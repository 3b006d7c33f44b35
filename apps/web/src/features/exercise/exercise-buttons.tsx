import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { type ExerciseState, isCorrect, isReadyToCheck } from './exercise.reducer.ts';
import type { finishOf } from './finish.ts';
import { nextWrong, type QuizPlace } from './quiz-place.ts';

type ExerciseButtonsProps = {
  state: ExerciseState;
  place: QuizPlace;
  milestoneId: string;
  /** The link of a completed exercise to what comes next; null if it has none here. */
  finish: ReturnType<typeof finishOf> | null;
  onGo: (place: QuizPlace) => void;
  onCheck: () => void;
};

/** The way back, and the next thing to do. On a phone at the lower edge, where the thumb is. */
export function ExerciseButtons({ state, place, milestoneId, finish, onGo, onCheck }: ExerciseButtonsProps) {
  return (
    <footer className="mt-auto flex flex-wrap items-center justify-between gap-3 md:mt-0">
      <BackButton state={state} place={place} milestoneId={milestoneId} onGo={onGo} />
      {state.phase === 'answering' && <CheckButton state={state} onCheck={onCheck} />}
      {state.phase === 'checked' && place !== 'result' && <GoOn state={state} place={place} onGo={onGo} />}
      {finish !== null && place === 'result' && (
        <ButtonLink kind="ghost" to={finish.path}>
          {finish.label}
          <Icon name="arrow-right" className="size-5" />
        </ButtonLink>
      )}
    </footer>
  );
}

type BackButtonProps = Omit<ExerciseButtonsProps, 'onCheck' | 'finish'>;

/** From a checked question back to the result, from an open one to the question before, from the first to the practice. */
function BackButton({ state, place, milestoneId, onGo }: BackButtonProps) {
  const isOpen = state.phase === 'answering';
  if (place === 'result' || (isOpen && place === 0)) {
    return (
      <ButtonLink kind="ghost" className="px-3!" to={paths.code(milestoneId)}>
        <Icon name="arrow-left" className="size-5" />
        {m.exercise_previous()}
      </ButtonLink>
    );
  }
  return (
    <Button kind="ghost" className="px-3!" onClick={() => onGo(isOpen ? place - 1 : 'result')}>
      <Icon name="arrow-left" className="size-5" />
      {isOpen ? m.exercise_back() : m.exercise_to_result()}
    </Button>
  );
}

/** Comes into view with the last answer; until then only screen readers find it, and what it needs. */
function CheckButton({ state, onCheck }: { state: ExerciseState; onCheck: () => void }) {
  const all = Object.values(state.answers);
  const answered = all.filter(({ selected }) => selected !== null).length;
  const isReady = isReadyToCheck(state);
  return (
    <div className={classNames('min-w-0 flex-1 md:flex-none', !isReady && 'sr-only')}>
      <p id="check-needs" className="sr-only">
        {m.exercise_answered({ answered, total: all.length })}
        {!isReady && `. ${m.exercise_check_needs_answers()}`}
      </p>
      <Button
        data-check
        className="w-full animate-[rise_240ms_ease-out]"
        disabled={!isReady}
        aria-describedby="check-needs"
        onClick={onCheck}
      >
        {m.exercise_check()}
      </Button>
    </div>
  );
}

type GoOnProps = { state: ExerciseState; place: number; onGo: (place: QuizPlace) => void };

function GoOn({ state, place, onGo }: GoOnProps) {
  const answer = Object.values(state.answers)[place];
  const isRight = answer !== undefined && isCorrect(answer);
  const next = nextWrong(state, place);
  if (next === null && !isRight) {
    return null;
  }
  return (
    <Button
      kind={isRight ? 'primary' : 'secondary'}
      className="min-w-0 flex-1 md:flex-none"
      onClick={() => onGo(next ?? 'result')}
    >
      {next === null ? m.exercise_go_on() : m.exercise_look_at({ number: next + 1 })}
      <Icon name="arrow-right" className="size-5" />
    </Button>
  );
}
