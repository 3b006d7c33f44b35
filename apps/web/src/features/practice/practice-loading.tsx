import { m } from '../../paraglide/messages.js';
import { ScreenLoading } from '../../ui/screen-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Placeholder of the screen while its questions load. */
export function PracticeLoading() {
  return (
    <ScreenLoading label={m.practice_loading()} className="max-w-6xl pt-3! md:pt-5!">
      <div className="grid grid-cols-1 gap-1.5">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-1.5 w-full md:h-3" />
      </div>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[2fr_3fr] lg:gap-6">
        <Skeleton className="h-72 w-full rounded-2xl" />
        <div className="grid grid-cols-1 content-start gap-4">
          <Skeleton className="h-72 w-full rounded-2xl" />
          <Skeleton className="h-20 w-full rounded-2xl" />
        </div>
      </div>
    </ScreenLoading>
  );
}
