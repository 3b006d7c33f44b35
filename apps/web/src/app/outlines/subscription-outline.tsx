import { m } from '../../compiled-messages/messages.ts';
import { BusyScreen } from '../../ui/screen-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function SubscriptionOutline() {
  return (
    <BusyScreen
      label={m.core_loading()}
      className="grid max-w-5xl grid-cols-1 gap-8 px-4 py-8 md:gap-10 md:px-6 md:py-14"
    >
      <div>
        <h1 className="text-2xl md:text-3xl">{m.subscriptions_title()}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">{m.subscriptions_lead()}</p>
      </div>
      <Skeleton className="h-40 w-full rounded-2xl" />
      <Skeleton className="h-40 w-full rounded-2xl" />
    </BusyScreen>
  );
}
