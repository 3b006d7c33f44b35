import type { PersonalizedExercise, PersonalizedFinished } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { withNoAnswer } from '../../lib/api/failure-text.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { celebrate } from '../../ui/confetti.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ExercisePanel } from './exercise-panel.tsx';
import { useCountAgain, useExerciseKeeper, useOlderExercise } from './use-exercises.ts';

type OpenExerciseProps = {
  id: string;
  exercises: readonly PersonalizedExercise[];
  chosenKey: string | null;
  onBack: () => void;
  onNext: () => void;
};

/** The exercise with this id, from the list or, where it is too old for it, from the server. */
export function OpenExercise({ id, exercises, ...rest }: OpenExerciseProps) {
  const listed = exercises.find((exercise) => exercise.id === id);
  const older = useOlderExercise(listed === undefined ? id : null);
  const exercise = listed ?? older.data;
  const notify = useNews(exercise);
  if (exercise !== undefined) return <ExercisePanel exercise={exercise} onNews={notify} {...rest} />;
  if (older.isPending) {
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-60 w-full rounded-2xl" />
        <Skeleton className="h-72 w-full rounded-2xl" />
      </div>
    );
  }
  const isUnknown = older.error instanceof ApiError && older.error.code === 'not_found';
  return (
    <Banner kind={isUnknown ? 'info' : 'error'}>
      <p>
        {isUnknown ? m.personalized_error_unknown() : withNoAnswer(older.error, m.personalized_error_one)}
      </p>
      <Button
        kind="secondary"
        className="mt-3"
        onClick={isUnknown ? rest.onBack : () => void older.refetch()}
      >
        {isUnknown ? m.personalized_back() : m.core_try_again()}
      </Button>
    </Banner>
  );
}

/** The server's answer after a run, or after the learner marked the exercise as done. */
type News = PersonalizedExercise | PersonalizedFinished;

/** Stores the server's answer about an exercise and fires confetti if it was completed by it. */
function useNews(before: PersonalizedExercise | undefined): (after: News) => void {
  const keep = useExerciseKeeper();
  const countAgain = useCountAgain();
  return (after) => {
    keep(after);
    const isNewlyCompleted = after.is_completed && before?.is_completed !== true;
    if (isNewlyCompleted || ('points_awarded' in after && after.points_awarded > 0)) countAgain();
    if (after.is_completed) learnerStorage.rememberPersonalizedSuccess(after.id);
    if (isNewlyCompleted) void celebrate();
  };
}
