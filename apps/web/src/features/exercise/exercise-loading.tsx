import { m } from '../../compiled-messages/messages.ts';
import { ScreenLoading } from '../../ui/screen-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function ExerciseLoading() {
  return (
    <ScreenLoading label={m.exercise_loading()} className="max-w-3xl">
      <Skeleton className="h-7 w-1/3" />
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-96 w-full rounded-2xl" />
    </ScreenLoading>
  );
}
