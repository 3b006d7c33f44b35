import { m } from '../../compiled-messages/messages.ts';
import { ScreenLoading } from '../../ui/screen-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Placeholder in the shape of a card. */
export function LessonDeckLoading() {
  return (
    <ScreenLoading label={m.deck_lesson_loading()} className="max-w-2xl">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-44 w-full rounded-xl" />
      <Skeleton className="h-52 w-full rounded-xl" />
    </ScreenLoading>
  );
}
