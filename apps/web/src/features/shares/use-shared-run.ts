import type { RunResult, SharedProgram } from '@python-learning/contract';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { shareCalls } from '../../lib/api/share-calls.ts';
import { fetchPlayer } from '../../workbench/output/run-drawing.tsx';
import { drawChance } from '../../workbench/run/chance.ts';
import { inputsOf, type SendRun, useRun } from '../../workbench/run/use-run.ts';
import {
  type Attempt,
  answerInput,
  endInput,
  fillInput,
  openWorkbench,
  workbenchReducer,
} from '../../workbench/run/workbench.reducer.ts';

/** Runs a shared program: by itself once when the page opens, unless it asks for input. */
export function useSharedRun({ code, source, reads_input: asks, draws }: SharedProgram) {
  const [bench, dispatch] = useReducer(workbenchReducer, null, () =>
    openWorkbench({ ...nothingKnown, starter: source ?? '', code: source ?? '' }),
  );
  const send = useSendShared(code);
  const { run, stop } = useRun(send, dispatch, () => undefined);
  const begin = (attempt: Attempt | null, isRepeat = false) => {
    if (attempt !== null) void run(attempt, isRepeat);
  };
  const start = () => begin({ code: bench.code, inputs: [] });
  const open = useEffectEvent(() => {
    if (!asks) start();
    if (draws) fetchPlayer();
  });
  const leave = useEffectEvent(stop);
  useEffect(() => {
    open();
    return () => leave();
  }, []);
  return {
    bench,
    start,
    stop,
    retry: (isRepeat: boolean) => {
      if (bench.phase.kind === 'failed') begin(bench.phase.attempt, isRepeat);
    },
    answer: (line: string) => begin(answerInput(bench.phase, line)),
    fill: (lines: readonly string[]) => begin(fillInput(bench.phase, lines)),
    endInput: () => begin(endInput(bench.phase)),
  };
}

const nothingKnown = { rememberedOutput: null, isSolved: false, solutionNote: null, setAside: null };

/** The call of one run. What chance brings stays the same while lines are typed, and is new for the next run. */
function useSendShared(code: string): SendRun {
  const chance = useRef(0);
  return useCallback(
    (attempt, idempotencyKey, signal): Promise<RunResult> => {
      if (attempt.inputs.length === 0) chance.current = drawChance();
      const body = { ...inputsOf(attempt), chance: chance.current };
      return shareCalls.runShared({ params: { code }, body, signal, idempotencyKey });
    },
    [code],
  );
}
