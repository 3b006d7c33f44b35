import { m } from '../../compiled-messages/messages.ts';
import { ScreenLoading } from '../../ui/screen-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function DashboardLoading() {
  return (
    <ScreenLoading label={m.dashboard_loading()} className="max-w-6xl md:py-8">
      <Skeleton className="h-[29rem] w-full rounded-3xl" />
      <Skeleton className="mt-1 h-8 w-1/2 max-w-xs" />
      <Skeleton className="h-96 w-full rounded-2xl" />
    </ScreenLoading>
  );
}
