import { useSyncExternalStore } from 'react';

/** How long a call may take before the learner is told that it is still running. */
const slowAfterMs = 8000;

const listeners = new Set<() => void>();
let slowCalls = 0;

/** Watches one call. The caller calls the returned function when the call is over. */
export function watchCall(): () => void {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    change(1);
  }, slowAfterMs);
  return () => {
    clearTimeout(timer);
    if (isSlow) change(-1);
  };
}

/** True while some call takes longer than usual. */
export function useSlowCall(): boolean {
  return useSyncExternalStore(subscribe, isSlow, () => false);
}

function isSlow(): boolean {
  return slowCalls > 0;
}

function change(by: number): void {
  slowCalls += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
