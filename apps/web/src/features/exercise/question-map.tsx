import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Answer, type ExerciseState, isCorrect } from './exercise.reducer.ts';
import type { QuizPlace } from './quiz-place.ts';

type QuestionMapProps = {
  state: ExerciseState;
  place: QuizPlace;
  onGo: (place: number) => void;
};

/** The questions as dots that lead to them. Picture, shape and name say how each stands, never the colour alone. */
export function QuestionMap({ state, place, onGo }: QuestionMapProps) {
  return (
    <nav aria-label={m.exercise_map()}>
      <ol className="relative mx-auto flex max-w-md flex-wrap justify-center before:absolute before:inset-x-5 before:top-1/2 before:h-0.5 before:bg-line">
        {Object.entries(state.answers).map(([id, answer], index) => (
          <li key={id} className="relative min-w-9 flex-1">
            <button
              type="button"
              aria-current={index === place ? 'step' : undefined}
              aria-label={`${m.exercise_question_number({ number: index + 1 })}: ${standingOf(answer)}`}
              className="grid min-h-11 w-full place-items-center rounded-xl"
              onClick={() => onGo(index)}
            >
              <span
                className={classNames(
                  'grid size-8 place-items-center rounded-full border-2 font-bold',
                  lookOf(answer),
                  index === place && 'outline-2 outline-offset-2 outline-action',
                )}
              >
                {answer.verdict === null ? index + 1 : <VerdictIcon answer={answer} />}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function VerdictIcon({ answer }: { answer: Answer }) {
  const icon = isCorrect(answer) ? 'check' : answer.verdict?.kind === 'unsent' ? 'again' : 'cross';
  return <Icon name={icon} className="size-5" />;
}

function standingOf(answer: Answer): string {
  if (answer.verdict !== null) return isCorrect(answer) ? m.deck_correct() : m.deck_incorrect();
  return answer.selected === null ? m.exercise_map_open() : m.exercise_map_answered();
}

function lookOf(answer: Answer): string {
  if (answer.verdict !== null) {
    return isCorrect(answer)
      ? 'border-success bg-success-soft text-success'
      : 'border-danger bg-surface text-danger';
  }
  return answer.selected === null
    ? 'border-edge bg-surface text-ink'
    : 'border-action bg-action text-on-action';
}
