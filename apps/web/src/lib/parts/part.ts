import { type ComponentType, useEffect, useState } from 'react';
import { inTime } from '../waiting/in-time.ts';

/** A part of the page in a file of its own. `Ready` is null until it has loaded. */
export type Part<Props> = { Ready: ComponentType<Props> | null; fetch: () => Promise<ComponentType<Props>> };

/** How long a file of the app may take, in milliseconds. The browser itself waits for a silent server without end. */
export const partMs = 30_000;

/**
 * Makes a part that is fetched on first use; after a failure, the next use tries again, unless there is something to show
 * `instead`.
 */
export function partOf<Props>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ComponentType<Props>,
): Part<Props> {
  const part: Part<Props> = {
    Ready: null,
    fetch: async () => {
      try {
        part.Ready ??= await inTime(load(), partMs);
      } catch (failure) {
        if (instead === undefined) throw failure;
        part.Ready = instead;
      }
      return part.Ready;
    },
  };
  return part;
}

/**
 * Fetches a part, and says whether its `Ready` can be shown. Parts do not use `lazy`: React reveals what a `Suspense`
 * held back 300 ms after the last one at the earliest, so several of them open a screen late.
 * @throws the failure of the fetch
 */
export function usePart<Props>(part: Part<Props>): boolean {
  const [, setArrived] = useState(() => {
    // The effect comes after the first paint; the fetch begins before it.
    part.fetch().catch(() => undefined);
    return false;
  });
  const [failed, setFailed] = useState<{ failure: unknown } | null>(null);
  const isReady = part.Ready !== null;
  useEffect(() => {
    if (isReady) return;
    let isGone = false;
    part.fetch().then(
      () => isGone || setArrived(true),
      (failure: unknown) => isGone || setFailed({ failure }),
    );
    return () => {
      isGone = true;
    };
  }, [part, isReady]);
  if (failed !== null) throw failed.failure;
  return isReady;
}
