import type { EndedRun, RunResult } from '@python-learning/contract';
import { type Dispatch, useRef } from 'react';
import { isUnanswered } from '../../lib/api/api-error.ts';
import { createIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { describeRunFailure } from './run-failure.ts';
import type { Attempt, WorkbenchAction } from './workbench.reducer.ts';

export type Runner = {
  /** @param isRepeat true for an automatic retry, false if the learner asked for the run */
  run: (attempt: Attempt, isRepeat?: boolean) => Promise<void>;
  stop: () => void;
};

/** The call that runs a program. Calls with the same key are the same run. */
export type SendRun = (attempt: Attempt, idempotencyKey: string, signal: AbortSignal) => Promise<RunResult>;

/** The input of a run as the calls name it. */
export function inputsOf({ inputs, inputsAreComplete, chance }: Attempt) {
  return {
    inputs: [...inputs],
    ...(inputsAreComplete ? { inputs_complete: true } : {}),
    ...(chance === undefined ? {} : { chance }),
  };
}

/** Sends programs to the server, one at a time. `onResult` also runs after the screen is left. */
export function useRun(
  send: SendRun,
  dispatch: Dispatch<WorkbenchAction>,
  onResult: (result: EndedRun, attempt: Attempt) => void,
): Runner {
  const underWay = useRef<AbortController | null>(null);
  const unanswered = useRef<{ attempt: Attempt; key: string } | null>(null);

  const run = async (attempt: Attempt, isRepeat = false) => {
    if (underWay.current !== null) {
      return;
    }
    const controller = new AbortController();
    underWay.current = controller;
    // A retry without an answer reuses the key: the first request may have arrived.
    const key = unanswered.current?.attempt === attempt ? unanswered.current.key : createIdempotencyKey();
    unanswered.current = null;
    dispatch({ type: 'started', attempt });
    try {
      const result = await send(attempt, key, controller.signal);
      dispatch({ type: 'finished', result });
      if (result.verdict !== 'waiting') {
        onResult(result, attempt);
      }
    } catch (failure) {
      if (controller.signal.aborted) {
        return;
      }
      if (isUnanswered(failure)) {
        unanswered.current = { attempt, key };
      }
      dispatch({ type: 'failed', failure: describeRunFailure(failure, isRepeat) });
    } finally {
      if (underWay.current === controller) {
        underWay.current = null;
      }
    }
  };

  const stop = () => {
    underWay.current?.abort();
    underWay.current = null;
    dispatch({ type: 'stopped' });
  };
  return { run, stop };
}
