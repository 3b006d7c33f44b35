import type { CaseSetup, PythonEngine, RunReport } from '@python-learning/python';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { engineRefusal } from './engine-refusal.ts';
import { programClockMs, replaySeed } from './replay.ts';
import type { ShownInputs } from './run-inputs.ts';

export type RunDeps = {
  engine: PythonEngine;
  limiter: RateLimiter;
  /** How often one learner may run a program, whatever it is for. */
  runsPerMinute: number;
  /** Hears which explanation each run got; null for a run that needed none. */
  onExplained: (explanation: string | null) => void;
};

/** A program of a learner for a task: a question, an exercise, or the program of a lesson. */
export type LearnersProgram = { learnerId: string; taskId: string; code: string; signal: AbortSignal };

/**
 * Runs it once for the learner with the lines that were given, and once for each case.
 * @throws AppError `too_many_requests`, `engine_busy`, `payload_too_large`
 */
export async function runProgram(
  { engine, limiter, runsPerMinute }: RunDeps,
  { learnerId, taskId, code, signal }: LearnersProgram,
  { shown, cases }: { shown: ShownInputs; cases: readonly CaseSetup[] },
): Promise<RunReport> {
  await limiter.take(`run:${learnerId}`, runsPerMinute, 60);
  return engine
    .run({
      owner: learnerId,
      source: code,
      inputs: shown.lines,
      inputsAreComplete: shown.isComplete,
      cases,
      seed: replaySeed({ learnerId, questionId: taskId, code }),
      clockMs: programClockMs,
      signal,
    })
    .catch((error: unknown) => {
      throw engineRefusal(error);
    });
}
