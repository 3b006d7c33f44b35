import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the build and in the first render over its markup, which has to be equal; true in every later render. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
