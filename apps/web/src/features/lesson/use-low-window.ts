import { useSyncExternalStore } from 'react';

/** A phone held across: the video and its controls do not fit below each other. */
const lowWindow = '(max-height: 26rem) and (min-width: 30rem)';

/** Whether the window is too low for controls below the picture. */
export function useLowWindow(): boolean {
  return useSyncExternalStore(watch, isLow);
}

function isLow(): boolean {
  return globalThis.matchMedia?.(lowWindow).matches === true;
}

function watch(onChange: () => void): () => void {
  const list = globalThis.matchMedia?.(lowWindow);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}
