import { listedExercises, type PersonalizedExercise } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { DifficultyBadge } from './difficulty.tsx';
import { addressOf, chosen } from './exercise-place.ts';

type ExerciseListProps = {
  exercises: readonly PersonalizedExercise[];
  openId: string | null;
  onNew: () => void;
};

/** The exercises made so far, newest first, and a button for another. */
export function ExerciseList({ exercises, openId, onNew }: ExerciseListProps) {
  return (
    <Card className="overflow-hidden p-0! md:p-0!">
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-2 py-3 ps-5 pe-2">
        <h2 className="text-xl">{m.personalized_list_heading()}</h2>
        <Button kind="ghost" className="-ms-3 gap-1! px-3!" onClick={onNew}>
          <Icon name="plus" className="size-5" />
          {m.personalized_new()}
        </Button>
      </div>
      {exercises.length === 0 ? (
        <p className="border-t border-line px-5 py-3 text-muted">{m.personalized_list_empty()}</p>
      ) : (
        <ul className="border-t border-line lg:max-h-96 lg:overflow-y-auto">
          {exercises.map((exercise) => (
            <Item key={exercise.id} exercise={exercise} isOpen={exercise.id === openId} />
          ))}
        </ul>
      )}
      {exercises.length >= listedExercises && (
        <p className="border-t border-line px-4 py-2 text-muted">
          {m.personalized_list_newest({ count: listedExercises })}
        </p>
      )}
    </Card>
  );
}

function Item({ exercise, isOpen }: { exercise: PersonalizedExercise; isOpen: boolean }) {
  const language = useLanguage();
  const { id, author, title, summary, difficulty, created_at: createdAt } = exercise;
  // The title of a learner's own question is just the beginning of its text.
  const isOwn = author === 'learner';
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={addressOf({ kind: 'exercise', id })}
        state={chosen}
        aria-current={isOpen ? 'true' : undefined}
        className={classNames(
          'grid grid-cols-1 gap-1 border-s-4 px-4 py-3 outline-offset-[-3px]',
          isOpen ? 'border-action bg-action-soft' : 'border-transparent hover:bg-sunken',
        )}
      >
        <span className="flex items-start justify-between gap-2">
          <span className="line-clamp-2 min-w-0 font-bold break-words">{isOwn ? summary : title}</span>
          {exercise.is_completed && <Tick />}
        </span>
        {!isOwn && <span className="line-clamp-2 break-words text-muted">{summary}</span>}
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <DifficultyBadge difficulty={difficulty} />
          <time dateTime={createdAt} className="text-muted">
            {formatDate(createdAt, language, 'short')}
          </time>
        </span>
      </Link>
    </li>
  );
}

function Tick() {
  return (
    <span
      role="img"
      aria-label={m.personalized_completed()}
      className="grid size-6 shrink-0 place-items-center rounded-full bg-success-soft text-success"
    >
      <Icon name="check" className="size-5" />
    </span>
  );
}
