import { m } from '../../../compiled-messages/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Minimum height of the placeholder too, so that nothing below moves when the week has loaded. */
export const weekCardClass = 'grid min-h-60 grid-cols-1 content-start gap-3 p-4! md:p-6!';

export function WeekLoading() {
  return (
    <Card aria-busy="true" className={weekCardClass}>
      <p role="status" className="sr-only">
        {m.dashboard_week_loading()}
      </p>
      <Skeleton className="h-7 w-1/3" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="mt-2 h-11 w-1/2" />
    </Card>
  );
}
