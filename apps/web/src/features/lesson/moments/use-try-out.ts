import type { RunResult, TryIt } from '@python-learning/contract';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { api } from '../../../lib/api/api.ts';
import type { EditorPort } from '../../../workbench/editor/editor-port.ts';
import { fetchResultParts } from '../../../workbench/output/mending.tsx';
import { newChance } from '../../../workbench/run/chance.ts';
import { inputsOf, type SendRun, useRun } from '../../../workbench/run/use-run.ts';
import {
  type Attempt,
  answerInput,
  endInput,
  fillInput,
  openWorkbench,
  workbenchReducer,
} from '../../../workbench/run/workbench.reducer.ts';
import type { TriedCodes } from './use-moments.ts';

type TryOutOptions = { lessonId: string; moment: TryIt; tried: TriedCodes };

/** State and actions of a lesson's program. It runs like others; edits are saved for the visit. */
export function useTryOut({ lessonId, moment, tried }: TryOutOptions) {
  const key = `${lessonId} ${moment.at_s}`;
  const [bench, dispatch] = useReducer(workbenchReducer, null, () =>
    openWorkbench({ ...nothingKnown, starter: moment.code, code: tried.get(key) ?? moment.code }),
  );
  const editor = useRef<EditorPort>(null);
  useEffect(() => {
    tried.set(key, bench.code);
  }, [tried, key, bench.code]);
  const send: SendRun = useCallback(
    (attempt, idempotencyKey, signal): Promise<RunResult> => {
      const body = { code: attempt.code, ...inputsOf(attempt) };
      return api.practice.runLesson({ params: { id: lessonId }, body, signal, idempotencyKey });
    },
    [lessonId],
  );
  const { run, stop } = useRun(send, dispatch, () => undefined);
  // On unmount, stop the run: nobody reads its result.
  const leave = useEffectEvent(stop);
  useEffect(() => () => leave(), []);
  const begin = (attempt: Attempt, isRepeat = false) => {
    void run(attempt, isRepeat);
    fetchResultParts();
  };
  const goOn = (attempt: Attempt | null) => {
    if (attempt !== null) begin(attempt);
  };
  return {
    bench,
    dispatch,
    editor,
    stop,
    run: () => begin({ code: bench.code, inputs: [], ...newChance(bench.code) }),
    retry: (isRepeat: boolean) => {
      if (bench.phase.kind === 'failed') begin(bench.phase.attempt, isRepeat);
    },
    answer: (line: string) => goOn(answerInput(bench.phase, line)),
    fill: (lines: readonly string[]) => goOn(fillInput(bench.phase, lines)),
    endInput: () => goOn(endInput(bench.phase)),
  };
}

const nothingKnown = { rememberedOutput: null, isSolved: false, solutionNote: null, setAside: null };
