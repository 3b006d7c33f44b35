import type { RunProgram } from '@python-learning/exercises';
import type { PythonEngine } from '@python-learning/python';
import { engineRefusal } from '../../practice/index.ts';

/**
 * Runs what authors write in the same sandbox as learners' programs. Who has many exercises made at once waits for
 * them alone: `owner` is the learner who waits, or the author where nobody does.
 */
export function proofRuns(engine: Pick<PythonEngine, 'run'>, owner: string): RunProgram {
  return (run) =>
    engine.run({ ...run, owner }).catch((error: unknown) => {
      throw engineRefusal(error);
    });
}
