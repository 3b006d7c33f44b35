import type { EndedRun } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { useCallback, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chooseDraft, type DraftedTask } from './draft/choose-draft.ts';
import type { NewerCode } from './draft/draft-sync.ts';
import { readLocalDraft } from './draft/local-draft.ts';
import type { SaveDraft } from './draft/send-draft.ts';
import { useDraft } from './draft/use-draft.ts';
import type { EditorPort } from './editor/editor-port.ts';
import type { LineNote } from './editor/line-note.ts';
import { fetchResultParts } from './output/mending.tsx';
import { resultInLanguage } from './output/result-in-language.ts';
import { fetchPlayerFor, usePlayerAhead } from './output/run-drawing.tsx';
import { newChance } from './run/chance.ts';
import { readLastRun, rememberRun } from './run/last-run.ts';
import { findMendedLine } from './run/mended-line.ts';
import { type SendRun, useRun } from './run/use-run.ts';
import {
  type Attempt,
  answerInput,
  endInput,
  fillInput,
  openWorkbench,
  type Workbench,
  type WorkbenchStart,
  workbenchReducer,
} from './run/workbench.reducer.ts';

type WorkbenchOptions = {
  task: DraftedTask;
  /** State saved by earlier visits. */
  start: Omit<WorkbenchStart, 'starter' | 'code' | 'setAside' | 'offer' | 'last'>;
  /** Must be stable across renders. */
  save: SaveDraft;
  send: SendRun;
  /** True if the program of a solved task runs without a verdict, unless the learner asks for one. */
  canPlay?: boolean;
  onResult: (result: EndedRun, code: string) => void;
};

/**
 * What a run's news does to the window. `shown`: the output scrolls into view; Run leaves the focus in place. `focused`:
 * Submit also moves the focus to the verdict. `beside`: the learner keeps looking at the code, which has just been mended.
 */
export type Arrival = 'shown' | 'focused' | 'beside';

/** Holds the learner's work on a task, with every action on it. */
export function useWorkbench({ task, start, save, send, canPlay = false, onResult }: WorkbenchOptions) {
  const [bench, dispatch] = useReducer(workbenchReducer, null, () => startFrom(task, start));
  const [kept] = useState(bench.result);
  const [arrival, setArrival] = useState<Arrival>('shown');
  const [isTyping, setTyping] = useState(false);
  const editor = useRef<EditorPort>(null);
  const onNewer = useCallback((offer: NewerCode) => dispatch({ type: 'offered', offer }), []);
  const { state: draft, refusal, keepNow, insist } = useDraft({ task, code: bench.code, save, onNewer });
  usePlayerAhead(bench.code);
  const { run, stop } = useRun(send, dispatch, (result, { code, inputs, chance }) => {
    const input = { ...(inputs.length === 0 ? {} : { inputs }), ...(chance === undefined ? {} : { chance }) };
    rememberRun(task.id, { code, ...input, result });
    onResult(result, code);
  });

  const begin = (attempt: Attempt, isRepeat = false) => {
    // The run is sent first: nothing that follows may delay it.
    void run(attempt, isRepeat);
    keepNow();
    fetchResultParts();
    fetchPlayerFor(attempt.code);
  };
  // The verdict takes the focus, as the box that had it is gone then.
  const goOn = (attempt: Attempt | null) => {
    if (attempt === null) return;
    setArrival('focused');
    void run(attempt);
  };
  const current = (isPlay: boolean): Attempt => ({
    code: bench.code,
    inputs: [],
    ...newChance(bench.code),
    ...(isPlay ? { isPlay } : {}),
  });
  const startRun = (isSubmitted: boolean, isByKey: boolean) => {
    setArrival(isSubmitted ? 'focused' : 'shown');
    // A run started from a hardware keyboard keeps the focus in the editor.
    if (!isByKey) closeKeyboard();
    begin(current(canPlay && bench.isSolved && !isSubmitted));
  };
  const take = (code: string) => {
    const line = findMendedLine(bench.code, code);
    // The editor must hold the new program before it can show its line.
    flushSync(() => dispatch({ type: 'fixed', code }));
    editor.current?.showMended(line);
  };
  return {
    bench,
    isRunning: bench.phase.kind === 'running',
    /** False for a result that was kept from an earlier visit. */
    isNews: bench.result !== kept,
    dispatch,
    editor,
    draft,
    /** Why the server refused to save the program, which is on this device only; otherwise null. */
    refusal,
    arrival,
    isTyping,
    setTyping: (isTypingNow: boolean) => {
      if (isTypingNow) fetchResultParts();
      setTyping(isTypingNow);
    },
    stop,
    run: () => startRun(false, false),
    runByKey: () => startRun(false, true),
    /** Runs for a verdict, also where Run plays. */
    submit: () => startRun(true, false),
    /** Puts another program in the editor, and shows the line that changed. */
    take,
    /** Puts back the program that solved the task. */
    goBack: () => dispatch({ type: 'went-back' }),
    /** Puts another program in the editor and submits it. */
    submitOther: (code: string) => {
      take(code);
      setArrival('focused');
      begin({ code, inputs: [], ...newChance(code) });
    },
    keepOwn: () => {
      dispatch({ type: 'refused-offer' });
      insist();
    },
    onOutput: {
      onStop: stop,
      onRetry: (isRepeat: boolean) => {
        if (bench.phase.kind !== 'failed') return;
        const { attempt } = bench.phase;
        begin(againOf(attempt, bench, current(attempt.isPlay === true)), isRepeat);
      },
      onLine: (line: string) => goOn(answerInput(bench.phase, line)),
      onFill: (lines: readonly string[]) => goOn(fillInput(bench.phase, lines)),
      onNoMoreLines: () => goOn(endInput(bench.phase)),
      onFix: (code: string) => {
        take(code);
        setArrival('beside');
        // The same answers show whether the mended program does better with them.
        const wasPlay = canPlay && bench.result?.verdict === 'unchecked';
        begin({ ...current(wasPlay), code, inputs: bench.resultInputs });
      },
      onGoToLine: (line: number) => editor.current?.goToLine(line),
      onDrawnLine: (line: number | null) => editor.current?.showDrawn(line),
    },
  };
}

/** The result of `useWorkbench`, passed to the parts of a screen. */
export type TaskWork = ReturnType<typeof useWorkbench>;

/** Returns what a retry runs: the current code, unless the failed attempt already had input. */
function againOf(attempt: Attempt, bench: Workbench, current: Attempt): Attempt {
  const hasInput = attempt.inputs.length > 0 || attempt.inputsAreComplete;
  return hasInput || attempt.code === bench.code ? attempt : current;
}

/** Closes a phone's keyboard to make room for the output. */
function closeKeyboard(): void {
  const focused = document.activeElement;
  if (!globalThis.matchMedia?.('(pointer: coarse)').matches || !(focused instanceof HTMLElement)) return;
  if (focused.matches('textarea, [contenteditable="true"]')) focused.blur();
}

/** The line where Python stopped; null once a fix, a reset or newer code replaced the code that ran. */
export function findErrorNote(bench: Workbench, language: Language): LineNote | null {
  const { result: said, undo, code, resultCode } = bench;
  const result = said === null ? null : resultInLanguage(said, language);
  const line = result?.explanation?.line ?? result?.error_line ?? null;
  if (line === null || (undo !== null && code !== resultCode)) return null;
  return { line, note: result?.explanation?.title ?? '' };
}

function startFrom(task: DraftedTask, start: WorkbenchOptions['start']): Workbench {
  const { code, setAside, other } = chooseDraft(readLocalDraft(task.id), task);
  const last = readLastRun(task.id, start.isSolved);
  const offer = other === undefined ? null : ({ code: other, from: 'device' } as const);
  return openWorkbench({ ...start, starter: task.example_code, code, setAside, offer, last });
}
