import { m } from '../../compiled-messages/messages.ts';
import { ScreenLoading } from '../../ui/screen-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Placeholder in the shape of the screen while the lesson loads. */
export function LessonLoading() {
  return (
    <ScreenLoading label={m.lesson_loading()} className="max-w-6xl">
      <Skeleton className="h-7 w-2/3 max-w-md max-md:hidden" />
      <LessonShape />
    </ScreenLoading>
  );
}

/** The same shape without the title of the screen. */
export function LessonShape() {
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:gap-8">
      <div className="grid content-start gap-4">
        <Skeleton className="h-12 w-3/4 max-w-lg" />
        <Skeleton className="h-[calc(100dvh-6.75rem)] w-full rounded-2xl md:aspect-[16/11] md:h-auto" />
        <Skeleton className="h-14 w-full rounded-2xl" />
        <Skeleton className="h-11 w-full" />
      </div>
      <div className="hidden content-start gap-4 lg:grid">
        <Skeleton className="h-40 w-full rounded-2xl" />
        <Skeleton className="h-64 w-full rounded-2xl" />
      </div>
    </div>
  );
}
