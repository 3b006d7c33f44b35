import type { LearnContent } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

/** The lessons of a milestone, and the ways between them. */
export type Steps = {
  contents: readonly LearnContent[];
  /** Place of the open lesson, from 0. */
  index: number;
  /** True when the learner came here from another lesson of the same page. */
  takesFocus: boolean;
  previous: () => void;
  next: () => void;
  show: (index: number) => void;
};

type LessonStepsProps = {
  steps: Steps;
  /** Ids of the lessons that were watched. */
  watched: ReadonlySet<string>;
};

/** The videos of the milestone. The watched ones and the first that is not watched can be chosen. */
export function LessonSteps({ steps: { contents, index, show }, watched }: LessonStepsProps) {
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
            onClick={() => show(place)}
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
