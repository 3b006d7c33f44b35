import type { CodingQuestion, RunResult } from '@python-learning/contract';
import { type Dispatch, useRef } from 'react';
import { api } from '../../../lib/api/api.ts';
import { NetworkError } from '../../../lib/api/api-error.ts';
import { createIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { describeRunFailure } from './run-failure.ts';
import type { Attempt, WorkbenchAction } from './workbench.reducer.ts';

export type Runner = {
  run: (attempt: Attempt) => Promise<void>;
  stop: () => void;
};

/** Sends programs to the server, one at a time. `onResult` hears of each finished run, also after the screen is left. */
export function useRun(
  questionId: CodingQuestion['id'],
  dispatch: Dispatch<WorkbenchAction>,
  onResult: (result: RunResult) => void,
): Runner {
  const underWay = useRef<AbortController | null>(null);
  const unanswered = useRef<{ attempt: Attempt; key: string } | null>(null);

  const run = async (attempt: Attempt) => {
    if (underWay.current !== null) {
      return;
    }
    const controller = new AbortController();
    underWay.current = controller;
    // The same program sent again after silence carries the same key: it may have arrived the first time.
    const key = unanswered.current?.attempt === attempt ? unanswered.current.key : createIdempotencyKey();
    unanswered.current = null;
    dispatch({ type: 'started', attempt });
    try {
      const result = await send(questionId, attempt, key, controller.signal);
      dispatch({ type: 'finished', result });
      if (result.status === 'finished') {
        onResult(result);
      }
    } catch (failure) {
      if (controller.signal.aborted) {
        return;
      }
      if (failure instanceof NetworkError) {
        unanswered.current = { attempt, key };
      }
      dispatch({ type: 'failed', failure: describeRunFailure(failure) });
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

/** Without lines of input the server may use the sample input of the question. */
function send(id: string, { code, inputs }: Attempt, idempotencyKey: string, signal: AbortSignal) {
  const body = inputs.length === 0 ? { code } : { code, inputs: [...inputs] };
  return api.learn.submitCode({ params: { id }, body, signal, idempotencyKey });
}
