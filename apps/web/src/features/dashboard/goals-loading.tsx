import { m } from '../../compiled-messages/messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Placeholder in the shape of the badges not yet awarded while they load. */
export function GoalsLoading() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-4">
      <p role="status" className="sr-only">
        {m.dashboard_goals_loading()}
      </p>
      <h3 className="text-base text-muted">{m.dashboard_goals_heading()}</h3>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="flex gap-3">
          <Skeleton className="size-11 shrink-0 rounded-full!" />
          <div className="grid grid-cols-1 flex-1 content-start gap-2 py-1">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-3 w-full" />
          </div>
        </div>
      ))}
      <Skeleton className="h-11 w-1/2" />
    </div>
  );
}
