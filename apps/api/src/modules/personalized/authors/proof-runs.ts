import type { RunProgram } from '@python-learning/exercises';
import type { PythonEngine } from '@python-learning/python';
import { refuseAny } from '../../../platform/errors/app-error.ts';
import { engineRefusal } from '../../submissions/index.ts';

/**
 * Runs authors' programs in the same sandbox as learners' programs. `owner` is the waiting learner, or the author where
 * nobody waits, so many exercises made at once delay only their own owner.
 */
export function proofRuns(engine: Pick<PythonEngine, 'run'>, owner: string): RunProgram {
  return (run) =>
    engine.run({ ...run, owner }).catch((error: unknown) => {
      throw engineRefusal(refuseAny, error);
    });
}
