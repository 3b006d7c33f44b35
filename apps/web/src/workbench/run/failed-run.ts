import { type RunResult, runResult } from '@python-learning/contract';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';

/** A run that did not solve its task. */
export type FailedRun = { code: string; result: RunResult };

/** Returns the last run of a task if it failed, with what the learner was told; null otherwise. */
export function readFailedRun(taskId: string): FailedRun | null {
  try {
    const kept: unknown = JSON.parse(learnerStorage.readCodeResult(taskId) ?? 'null');
    const code: unknown = Reflect.get(Object(kept), 'code');
    const result = runResult.safeParse(Reflect.get(Object(kept), 'result'));
    return typeof code === 'string' && result.success ? { code, result: result.data } : null;
  } catch {
    return null;
  }
}

/** Remembers a run for the next visit, in all languages. A run without a mistake leaves nothing to explain. */
export function rememberRun(taskId: string, run: FailedRun): void {
  const { is_correct: isCorrect, explanation, error, checks } = run.result;
  const hasFailed = !isCorrect && (explanation !== null || error !== undefined || checks.length > 0);
  if (hasFailed) learnerStorage.rememberCodeResult(taskId, JSON.stringify(run));
  else learnerStorage.forgetCodeResult(taskId);
}
