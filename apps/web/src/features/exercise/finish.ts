import type { Milestone } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';

/** Label and target of the last link of an exercise; that of the last milestone has its own. */
export function finishOf(next: Milestone | undefined): { label: string; path: string } {
  return next === undefined
    ? { label: m.exercise_complete_course(), path: paths.personalized() }
    : { label: m.exercise_next_milestone(), path: paths.dashboard() };
}
