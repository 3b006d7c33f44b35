import type { Drawing, Outcome } from '@python-learning/domain';
import type { CaseSetup } from '@python-learning/python';
import { shownDrawing } from './shown-drawing.ts';

/** A run of a program as if it had stored this number of finished milestones. */
export function progressRun(inputs: readonly string[], done: number): CaseSetup {
  return { inputs, vary: { done }, drawing: true };
}

/** What such a run drew; null where it did not end well, stored no `done` or drew nothing that can be kept. */
export function progressDrawing(outcome: Outcome | null | undefined): Drawing | null {
  if (outcome == null || outcome.kind !== 'finished' || outcome.unvaried.length > 0) return null;
  return shownDrawing(outcome.drawing);
}
