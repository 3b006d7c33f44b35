import { UNSAFE_createBrowserHistory, UNSAFE_createMemoryHistory } from 'react-router';

/** Creates the browser's history. `v5Compat` only means that listeners are notified of our own changes too. */
export function createBrowserHistory() {
  return UNSAFE_createBrowserHistory({ v5Compat: true });
}

/** Creates an in-memory history, for tests and for rendering without a browser. */
export function createMemoryHistory(path: string) {
  return UNSAFE_createMemoryHistory({ initialEntries: [path], v5Compat: true });
}

export type AppHistory = ReturnType<typeof createMemoryHistory> | ReturnType<typeof createBrowserHistory>;
