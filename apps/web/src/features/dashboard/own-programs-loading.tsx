import { Skeleton } from '../../ui/skeleton.tsx';

/** Height of the section in each of its states, so that nothing below moves when the programs have loaded. */
export const ownProgramsClass = 'grid min-h-40 grid-cols-1 content-start gap-1';

export function OwnProgramsLoading() {
  return (
    <div aria-busy="true" className={ownProgramsClass}>
      <Skeleton className="h-40 w-full rounded-2xl" />
    </div>
  );
}
