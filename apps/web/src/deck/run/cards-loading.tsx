import { ScreenLoading } from '../../ui/screen-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Placeholder of a page with cards, in the shape of one. `label` says what is loading, for screen readers. */
export function CardsLoading({ label }: { label: string }) {
  return (
    <ScreenLoading label={label} className="max-w-2xl">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-44 w-full rounded-xl" />
      <Skeleton className="h-52 w-full rounded-xl" />
    </ScreenLoading>
  );
}
