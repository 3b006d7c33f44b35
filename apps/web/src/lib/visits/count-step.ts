import type { VisitStep } from '@python-learning/domain';
import { readStored } from '../settings/stored-settings.ts';
import { visitKeys } from '../storage/device-storage.ts';

/** A step that a screen knows of; the second day follows from the others. */
export type KnownStep = Exclude<VisitStep, 'second_day'>;

/**
 * Tells that this browser reached a step. A step after the visit counts in a browser whose visit was counted; other
 * browsers load nothing for it.
 */
export function countStep(step: KnownStep): void {
  if (step !== 'visit' && readStored(visitKeys.steps) === null) return;
  import('./reach-step.ts').then(
    ({ reachStep }) => reachStep(step),
    () => undefined,
  );
}
