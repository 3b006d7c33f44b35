import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let refusals = 0;

/** Hears the code of every refusal of the api, and remembers those that ask for an upgrade. */
export function countUpgradeRefusal(code: string): void {
  if (code !== 'subscription_required') return;
  refusals += 1;
  for (const listener of listeners) listener();
}

/** How often the api has refused something for want of an upgrade: more than before means that what is known is old. */
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
