import { useSyncExternalStore } from 'react';

const wideWindow = '(min-width: 1024px)';

/** True when there is room beside the picture. */
export function isWide(): boolean {
  return globalThis.matchMedia?.(wideWindow).matches === true;
}

/** `isWide()`, also after the window has changed. */
export function useWide(): boolean {
  return useSyncExternalStore(watchWidth, isWide);
}

function watchWidth(onChange: () => void): () => void {
  const list = globalThis.matchMedia?.(wideWindow);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}
