import { useSyncExternalStore } from 'react';

/** Calls `listener` when the connection is back. Returns a function that stops it. */
export function onConnected(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

/** Calls `listener` when the connection is back while the page is visible, and when it is visible again. */
export function onWake(listener: () => void): () => void {
  const wake = () => {
    if (document.visibilityState === 'visible') listener();
  };
  const stopConnected = onConnected(wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    stopConnected();
    document.removeEventListener('visibilitychange', wake);
  };
}

/** Whether the browser thinks that it has a connection; true in a prerendered page. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  const stopConnected = onConnected(listener);
  window.addEventListener('offline', listener);
  return () => {
    stopConnected();
    window.removeEventListener('offline', listener);
  };
}
