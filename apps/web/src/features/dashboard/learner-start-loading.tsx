import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** On a phone it fills the window, so that what follows does not move when the step has loaded. */
export function LearnerStartFrame({ children }: { children: ReactNode }) {
  return (
    <section className="mx-auto grid w-full max-w-6xl grid-cols-1 content-start gap-2 px-4 py-4 max-md:min-h-[calc(100svh-4rem)] md:py-8">
      {children}
    </section>
  );
}

export function LearnerStartLoading() {
  return (
    <LearnerStartFrame>
      <div aria-busy="true" className="grid grid-cols-1 gap-2">
        <p role="status" className="sr-only">
          {m.dashboard_loading()}
        </p>
        <Skeleton className="h-[29rem] w-full rounded-3xl" />
        <Skeleton className="h-11 w-40 rounded-xl" />
      </div>
    </LearnerStartFrame>
  );
}
