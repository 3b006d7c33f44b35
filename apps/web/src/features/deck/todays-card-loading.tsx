import { m } from '../../compiled-messages/messages.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Minimum height of the placeholder too, so that nothing below moves when the cards are known. */
export const todaysCardClass = 'grid min-h-44 grid-cols-1 content-start gap-2 p-4! sm:min-h-36 md:p-6!';

export function TodaysCardLoading() {
  return (
    <Card aria-busy="true" className={todaysCardClass}>
      <p role="status" className="sr-only">
        {m.deck_today_loading()}
      </p>
      <Skeleton className="h-7 w-1/2" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="mt-1 h-11 w-32 rounded-xl" />
    </Card>
  );
}
