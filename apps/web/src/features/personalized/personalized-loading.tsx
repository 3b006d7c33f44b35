import { m } from '../../paraglide/messages.js';
import { ScreenLoading } from '../../ui/screen-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Placeholder of the screen while the exercises load. */
export function PersonalizedLoading() {
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
