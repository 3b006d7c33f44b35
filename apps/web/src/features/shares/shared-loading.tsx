import { m } from '../../compiled-messages/messages.ts';
import { BusyScreen } from '../../ui/screen-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { sharedColumns, sharedFrame } from './shared-columns.ts';

/** The page of a shared program before anything of it is known. */
export function SharedLoading() {
  return (
    <BusyScreen label={m.shares_loading()} className={sharedFrame}>
      <div className={sharedColumns}>
        <Skeleton className="h-9 w-1/2 md:col-span-2" />
        <Skeleton className="aspect-square max-h-[46dvh] w-full rounded-2xl md:max-h-[62dvh]" />
        <Skeleton className="h-40 w-full rounded-2xl" />
      </div>
    </BusyScreen>
  );
}
