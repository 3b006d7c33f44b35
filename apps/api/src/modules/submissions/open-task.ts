import type { ShownInputs } from './run-inputs.ts';
import { nothingToCheck, type Task } from './submit.ts';

type OpenTask = {
  /** Part of the seed, as of any task. */
  id: string;
  /** Lines of this code get no style remarks. */
  starter: string;
  /** Order of the milestone whose words an explanation may use. */
  milestone: number;
  shown: ShownInputs;
};

/** A task in which nothing is asked and nothing is stored. */
export function openTask({ id, starter, milestone, shown }: OpenTask): Task {
  return {
    id,
    checks: nothingToCheck({ starter, milestone }),
    isChecked: false,
    cases: [],
    shown,
    help: null,
    isAttempt: () => true,
    solutionNote: null,
    failedAttempts: ({ failed }) => failed,
    store: null,
  };
}
