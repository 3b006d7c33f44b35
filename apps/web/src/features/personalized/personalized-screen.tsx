import type { Difficulty, PersonalizedExercise, Progress } from '@python-learning/contract';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useProgress } from '../../lib/data/queries.ts';
import { useLast } from '../../lib/data/use-last.ts';
import { paths } from '../../lib/paths.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ScreenError } from '../../ui/screen-error.tsx';
import { ScreenLoading } from '../../ui/screen-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useUnsentDrafts } from '../../workbench/draft/use-unsent-drafts.ts';
import { CustomForm } from './custom-form.tsx';
import { saveExerciseDraft } from './exercise-calls.ts';
import { ExerciseList } from './exercise-list.tsx';
import { ExercisePicker } from './exercise-picker.tsx';
import { usePlace } from './exercise-place.ts';
import { OpenExercise } from './open-exercise.tsx';
import { StatsCard } from './stats-card.tsx';
import { useExercises, useStats } from './use-exercises.ts';

/** Unlimited exercises for learners who completed the course; redirects others to the dashboard. */
export function PersonalizedScreen() {
  const progress = useProgress();
  const { data, error, isPending, refetch } = useExercises();
  const last = useLast(data);
  const exercises = isPending ? last : data;
  if (isLocked(progress.data, error)) return <Navigate to={paths.dashboard()} replace />;
  if (progress.isPending || (isPending && exercises === undefined)) return <PersonalizedLoading />;
  if (exercises !== undefined) return <Exercises exercises={exercises} />;
  const failed = m.personalized_error_load();
  const texts = { notFound: failed, empty: failed, failed };
  return <ScreenError fault={{ failure: error }} texts={texts} onRetry={() => void refetch()} />;
}

/** True if the last milestone is not completed, by the progress or by the server's refusal. */
function isLocked(progress: Progress | undefined, refusal: unknown): boolean {
  if (refusal instanceof ApiError && refusal.code === 'personalized_locked') return true;
  if (progress === undefined) return false;
  const { course, completed_milestones: completed } = progress;
  return !completed.some(({ order }) => order === course.milestones);
}

function Exercises({ exercises }: { exercises: readonly PersonalizedExercise[] }) {
  const { place, chosenKey, goTo } = usePlace();
  const stats = useStats();
  const openId = place.kind === 'exercise' ? place.id : null;
  const [level, setLevel] = useState<Difficulty>(exercises[0]?.difficulty ?? 'easy');
  useMemory(exercises, openId);
  const goToPicker = () => goTo({ kind: 'picker' });
  const openMade = ({ id, difficulty }: PersonalizedExercise) => {
    setLevel(difficulty);
    goTo({ kind: 'exercise', id }, { replace: place.kind === 'form' });
  };
  const making = { stats: stats.data ?? null, level, onMade: openMade };
  // A phone shows one part at a time; a wide screen shows the list beside it.
  const isAlone = place.kind !== 'picker';
  const beside = isAlone ? 'hidden lg:block' : '';
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-4 px-4 pt-4 md:pt-6">
      <PageTitle title={m.personalized_title()} className="text-xl outline-none md:text-3xl" />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-6">
        <div
          className={`min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 ${place.kind === 'form' ? beside : ''}`}
        >
          {openId === null ? (
            <ExercisePicker
              {...making}
              hasExercises={exercises.length > 0}
              chosenKey={place.kind === 'picker' ? chosenKey : null}
            />
          ) : (
            <OpenExercise
              key={openId}
              id={openId}
              exercises={exercises}
              chosenKey={chosenKey}
              onBack={goToPicker}
              onNext={goToPicker}
            />
          )}
        </div>
        <div
          className={`min-w-0 grid-cols-1 gap-4 lg:col-start-1 lg:row-start-1 ${openId === null ? 'grid' : 'hidden lg:grid'}`}
        >
          {place.kind === 'form' && (
            <div className="max-lg:pb-6">
              <CustomForm {...making} onCancel={goToPicker} />
            </div>
          )}
          <div className={beside}>
            <ExerciseList exercises={exercises} openId={openId} onNew={goToPicker} />
          </div>
        </div>
        <div className={`min-w-0 pb-6 lg:col-start-1 lg:row-start-2 ${beside}`}>
          <StatsCard stats={stats} />
        </div>
      </div>
    </div>
  );
}

/** Syncs offline drafts and completions from other devices. */
function useMemory(exercises: readonly PersonalizedExercise[], openId: string | null): void {
  useUnsentDrafts(
    exercises.map(({ id }) => id),
    openId ?? undefined,
    saveExerciseDraft,
  );
  useEffect(() => {
    for (const { id, is_completed: isCompleted } of exercises) {
      if (isCompleted) learnerStorage.rememberPersonalizedSuccess(id);
    }
  }, [exercises]);
}

function PersonalizedLoading() {
  return (
    <ScreenLoading label={m.personalized_loading()} className="max-w-6xl">
      <Skeleton className="h-9 w-2/3 max-w-96" />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-6">
        <div className="grid content-start gap-4">
          <Skeleton className="h-28 w-full rounded-2xl" />
          <Skeleton className="hidden h-60 w-full rounded-2xl lg:block" />
        </div>
        <Skeleton className="h-[30rem] w-full rounded-2xl lg:h-[26rem]" />
      </div>
    </ScreenLoading>
  );
}
