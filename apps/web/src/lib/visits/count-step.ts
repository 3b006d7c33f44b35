import type { ShownStep } from '@python-learning/domain';
import { readStored } from '../settings/stored-settings.ts';
import { visitKeys } from '../storage/device-storage.ts';

/**
 * Tells that this browser reached a step. A step after the visit counts in a browser whose visit was counted; other
 * browsers load nothing for it.
 */
export function countStep(step: ShownStep): void {
  if (step !== 'visit' && readStored(visitKeys.steps) === null) return;
  import('./reach-step.ts').then(
    ({ reachStep }) => reachStep(step),
    () => undefined,
  );
}
