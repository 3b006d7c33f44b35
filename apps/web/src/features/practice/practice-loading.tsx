import { m } from '../../compiled-messages/messages.ts';
import { BusyScreen } from '../../ui/screen-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { taskColumns } from './task-columns.ts';

/** Placeholder in the shape of the practice: on a narrow screen a workbench, as `WorkScreen` is. */
export function PracticeLoading() {
  return (
    <BusyScreen
      label={m.practice_loading()}
      className="work-screen grid max-w-6xl grid-cols-1 gap-3 px-4 pt-3 bench:flex bench:flex-1 bench:flex-col bench:gap-2 bench:p-0 md:gap-4 md:pt-5"
    >
      <div className="grid grid-cols-1 gap-1.5 bench:px-4 bench:pt-1">
        <Skeleton className="h-7 w-1/2 md:h-10" />
        <Skeleton className="h-2 w-full bench:h-1 md:h-3" />
      </div>
      <div className={`${taskColumns} flex flex-col gap-4 bench:flex-1 bench:gap-2`}>
        <div className="bench:px-4">
          <Skeleton className="h-72 w-full rounded-2xl bench:h-12" />
        </div>
        <div className="grid grid-cols-1 content-start gap-4 bench:flex bench:flex-1 bench:flex-col bench:gap-0">
          <Skeleton className="h-72 w-full rounded-2xl bench:h-auto bench:flex-1 bench:rounded-none" />
          <div className="bench:border-t bench:border-line bench:p-2">
            <Skeleton className="h-16 w-full rounded-2xl bench:h-11" />
          </div>
        </div>
      </div>
    </BusyScreen>
  );
}
