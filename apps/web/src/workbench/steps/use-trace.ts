import type { Trace } from '@python-learning/stage/values';
import { useEffect, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { api } from '../../lib/api/api.ts';
import { noAnswerOr } from '../../lib/api/failure-text.ts';
import { onConnected } from '../../lib/connection/connection.ts';
import { describeRunFailure } from '../run/run-failure.ts';

/** A program as a learner ran it. */
export type RunProgram = {
  code: string;
  /** What was typed in the run. */
  inputs: readonly string[];
  /** The chances of the run; missing for a program without chance. */
  chance?: number | undefined;
  /** The question, exercise or lesson of the program; missing for an own program. */
  taskId?: string | undefined;
};

export type TraceState =
  | { kind: 'loading' }
  | { kind: 'ready'; trace: Trace }
  /** `isUnanswered`: the call is made again when the connection is back. */
  | { kind: 'failed'; sentence: string; isUnanswered: boolean };

/** Asks the server for the trace of a program, and again on request or when the connection is back. */
export function useTrace({ code, inputs, chance, taskId }: RunProgram): {
  state: TraceState;
  retry: () => void;
} {
  const [state, setState] = useState<TraceState>({ kind: 'loading' });
  const retry = () => setState({ kind: 'loading' });
  const isLoading = state.kind === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    const ended = new AbortController();
    // A run that ended asked for no line beyond those: saying so changes nothing of what it did.
    const typed = inputs.length === 0 ? {} : { inputs: [...inputs], inputs_complete: true };
    const drawn = chance === undefined ? {} : { chance };
    const body = { code, ...typed, ...drawn, ...(taskId === undefined ? {} : { task_id: taskId }) };
    api.practice.traceProgram({ body, signal: ended.signal }).then(
      (trace) => setState({ kind: 'ready', trace }),
      (failure: unknown) => ended.signal.aborted || setState(failed(failure)),
    );
    return () => ended.abort();
  }, [isLoading, code, inputs, chance, taskId]);
  const isUnanswered = state.kind === 'failed' && state.isUnanswered;
  useEffect(
    () => (isUnanswered ? onConnected(() => setState({ kind: 'loading' })) : undefined),
    [isUnanswered],
  );
  return { state, retry };
}

function failed(failure: unknown): TraceState {
  const described = describeRunFailure(failure, true);
  const isUnanswered = described.kind === 'unanswered';
  const said = isUnanswered ? null : described.sentence;
  return { kind: 'failed', sentence: said ?? noAnswerOr(failure, m.practice_steps_failed), isUnanswered };
}
