import { useSyncExternalStore } from 'react';

/** Below this width the practice is a workbench of the window's height; `styles/app.css` has the same limit. */
const narrow = '(max-width: 899.98px)';

/** True on a screen without room for two columns. Follows the window. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false);
}

function isNarrow(): boolean {
  return globalThis.matchMedia?.(narrow).matches === true;
}

function subscribe(listener: () => void): () => void {
  const query = globalThis.matchMedia?.(narrow);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
