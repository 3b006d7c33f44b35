import type { LearnContent } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

type LessonStepsProps = {
  contents: readonly LearnContent[];
  index: number;
  watched: ReadonlySet<string>;
  onChoose: (index: number) => void;
};

/** The videos of the milestone. The watched ones and the first that is not watched can be chosen. */
export function LessonSteps({ contents, index, watched, onChoose }: LessonStepsProps) {
  const firstOpen = contents.findIndex(({ id }) => !watched.has(id));
  const reachable = firstOpen === -1 ? contents.length : firstOpen;
  return (
    <ol aria-label={m.lesson_lessons_list()} className="grid content-start gap-1 print:hidden">
      {contents.map(({ id, title }, place) => (
        <li key={id}>
          <button
            type="button"
            disabled={place > reachable}
            aria-current={place === index ? 'step' : undefined}
            onClick={() => onChoose(place)}
            className={classNames(
              'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 py-1 text-start disabled:cursor-not-allowed disabled:text-muted',
              place === index ? 'bg-action-soft font-bold' : 'enabled:hover:bg-sunken',
            )}
          >
            <StepMark number={place + 1} isWatched={watched.has(id)} />
            <span className="min-w-0 flex-1">{title}</span>
            {watched.has(id) && <span className="sr-only">({m.lesson_watched()})</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}

function StepMark({ number, isWatched }: { number: number; isWatched: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-8 shrink-0 place-items-center rounded-full border-2 font-bold',
        isWatched ? 'border-success bg-success-soft text-success' : 'border-edge',
      )}
    >
      {isWatched ? <Icon name="check" className="size-5" /> : number}
    </span>
  );
}
