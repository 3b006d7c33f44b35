import { m } from '../../compiled-messages/messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Minimum height of the placeholder too, so that nothing below moves when the cards are known. */
export const todaysCardClass =
  'flex min-h-20 items-center gap-3 rounded-2xl border border-line bg-surface px-4 py-2 md:px-6';

export function TodaysCardLoading() {
  return (
    <div aria-busy="true" className={todaysCardClass}>
      <p role="status" className="sr-only">
        {m.deck_today_loading()}
      </p>
      <Skeleton className="h-8 w-24" />
      <Skeleton className="h-10 flex-1" />
    </div>
  );
}
