import { UNSAFE_createBrowserHistory, UNSAFE_createMemoryHistory } from 'react-router';

/** The entries of the browser's history. `v5Compat` only means that our own changes are told, too. */
export function createBrowserHistory() {
  return UNSAFE_createBrowserHistory({ v5Compat: true });
}

/** A history of its own, for tests and for pages that are drawn without a browser. */
export function createMemoryHistory(path: string) {
  return UNSAFE_createMemoryHistory({ initialEntries: [path], v5Compat: true });
}

export type AppHistory = ReturnType<typeof createMemoryHistory> | ReturnType<typeof createBrowserHistory>;
