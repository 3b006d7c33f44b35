import { type ComponentType, useEffect, useState } from 'react';

/** A part of the page in a file of its own. `Ready` is null until it has loaded. */
export type Part<Props> = { Ready: ComponentType<Props> | null; fetch: () => Promise<ComponentType<Props>> };

/** Makes a part that is fetched on first use; after a failure, the next use tries again. */
export function partOf<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const part: Part<Props> = {
    Ready: null,
    fetch: async () => {
      part.Ready ??= await load();
      return part.Ready;
    },
  };
  return part;
}

/**
 * Fetches a part and returns it once it has loaded; null before. Parts do not use `lazy`: React reveals what a `Suspense`
 * held back 300 ms after the last one at the earliest, so several of them open a screen late.
 * @throws the failure of the fetch
 */
export function usePart<Props>(part: Part<Props>): ComponentType<Props> | null {
  const [state, setState] = useState<{ Ready: ComponentType<Props> | null; failure?: unknown }>(part);
  const shown = state.Ready ?? part.Ready;
  const isMissing = shown === null;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    const show = (next: typeof state) => isGone || setState(next);
    part.fetch().then(
      (Ready) => show({ Ready }),
      (failure: unknown) => show({ Ready: null, failure }),
    );
    return () => {
      isGone = true;
    };
  }, [part, isMissing]);
  if ('failure' in state) throw state.failure;
  return shown;
}
