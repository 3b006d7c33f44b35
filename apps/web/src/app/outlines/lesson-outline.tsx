import { m } from '../../compiled-messages/messages.ts';
import { BusyScreen } from '../../ui/screen-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FilledText, placeOf } from './filled-text.tsx';

export function LessonOutline() {
  return (
    <BusyScreen
      label={m.lesson_loading()}
      className="grid max-w-6xl grid-cols-1 gap-1 px-4 py-2 md:gap-5 md:py-6"
    >
      <h1 className="min-h-7 text-lg max-md:sr-only short:sr-only">
        <FilledText
          as="span"
          text={`${m.lesson_milestone_number({ order: placeOf('order') })} · `}
          className="font-normal text-muted"
        />
        <FilledText as="span" text={placeOf('title')} />
      </h1>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:gap-8">
        <div className="grid content-start gap-1 md:gap-3">
          <Skeleton className="h-8 w-3/4 max-w-lg" />
          <div className="h-[calc(100dvh-6.75rem)] rounded-2xl bg-floor md:aspect-[16/11] md:h-auto" />
        </div>
        <div className="hidden content-start gap-4 lg:grid">
          <Skeleton className="h-40 w-full rounded-2xl" />
          <Skeleton className="h-64 w-full rounded-2xl" />
        </div>
      </div>
    </BusyScreen>
  );
}
