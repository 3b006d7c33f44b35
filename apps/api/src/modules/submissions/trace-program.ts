import type { TextFile, Trace } from '@python-learning/domain';
import type { RunRequest } from '@python-learning/python';
import type { Database } from '../../platform/db/database.ts';
import { admitting } from './admission.ts';
import { engineRefusal } from './engine-refusal.ts';
import type { ShownInputs } from './run-inputs.ts';
import { type LearnersProgram, programClockMs, type RunDeps, seedsOf } from './run-program.ts';

type TraceDeps = Pick<RunDeps, 'engine' | 'givenPrograms' | 'runsPerMinute' | 'runTime'> & { db: Database };

type TraceSetup = {
  at: Date;
  shown: ShownInputs;
  files: readonly TextFile[];
  /** True where the output of the program is no secret, though a question asks to guess it. */
  runsUnguessed: boolean;
};

/** Runs a program and resolves with what it did step by step. Counts as a run; nothing is judged. */
export async function traceProgram(
  deps: TraceDeps,
  { learnerId, taskId, code, signal, refuse }: LearnersProgram,
  { at, shown, files, runsUnguessed }: TraceSetup,
): Promise<Trace> {
  const request: RunRequest = {
    owner: learnerId,
    source: code,
    inputs: shown.lines,
    inputsAreComplete: shown.isComplete,
    files,
    ...seedsOf({ learnerId, questionId: taskId, code }, shown),
    clockMs: programClockMs,
    signal,
  };
  const guess = runsUnguessed ? null : deps.givenPrograms.guessBefore(code);
  const asked = { learnerId, at, refuse, admission: null, task: null, guess, onKnown: () => undefined };
  const condition = admitting(deps.db, asked);
  const use = { key: `run:${learnerId}`, limit: deps.runsPerMinute, windowS: 60, condition };
  const { trace } = await deps.runTime
    .pay(refuse, learnerId, (onCleaned) => deps.engine.trace({ ...request, onCleaned }), use)
    .catch((error: unknown) => {
      throw engineRefusal(refuse, error);
    });
  return trace;
}
