import { useSyncExternalStore } from 'react';

type Stop = () => void;

/** Calls `listener` when the connection is back. Returns a function that stops it. */
export function onConnected(listener: () => void): Stop {
  return listen(listener, [window, 'online']);
}

/** Calls `listener` when the connection is back while the page is visible, and when it is visible again. */
export function onWake(listener: () => void): Stop {
  const wake = () => {
    if (document.visibilityState === 'visible') listener();
  };
  return listen(wake, [window, 'online'], [document, 'visibilitychange']);
}

/** Calls `listener` when the page is left, hidden or shown again. It may never come back. */
export function onPageTurn(listener: () => void): Stop {
  return listen(listener, [window, 'pagehide'], [document, 'visibilitychange']);
}

/** Whether the browser thinks that it has a connection; true in a prerendered page. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): Stop {
  return listen(listener, [window, 'online'], [window, 'offline']);
}

function listen(listener: () => void, ...events: [target: EventTarget, type: string][]): Stop {
  const ended = new AbortController();
  for (const [target, type] of events) target.addEventListener(type, listener, ended);
  return () => ended.abort();
}
