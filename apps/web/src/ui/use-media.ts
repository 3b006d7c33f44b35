import { useSyncExternalStore } from 'react';

/** Whether a media query matches, also after the window has changed; false where the browser cannot tell. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    () => matches(query),
  );
}

/** Whether a media query is true now. */
export function matches(query: string): boolean {
  return globalThis.matchMedia?.(query).matches === true;
}
