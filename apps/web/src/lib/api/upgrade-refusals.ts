import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let refusals = 0;

export function countUpgradeRefusal(code: string): void {
  if (code !== 'subscription_required') return;
  refusals += 1;
  for (const listener of listeners) listener();
}

/** Count of `subscription_required` refusals; a rise means the known subscription is outdated. */
export function useUpgradeRefusals(): number {
  return useSyncExternalStore(subscribe, count, () => 0);
}

function count(): number {
  return refusals;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
