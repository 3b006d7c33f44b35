import type { RunResult } from '@python-learning/contract';
import { useCallback, useReducer, useRef, useState } from 'react';
import { chooseDraft, type DraftedTask } from './draft/choose-draft.ts';
import { readLocalDraft } from './draft/local-draft.ts';
import type { SaveDraft } from './draft/send-draft.ts';
import { type NewerCode, useDraft } from './draft/use-draft.ts';
import type { EditorPort } from './editor/editor-port.ts';
import type { LineMark } from './editor/mark.ts';
import { type SendRun, useRun } from './run/use-run.ts';
import {
  type Attempt,
  answerInput,
  openWorkbench,
  type Workbench,
  type WorkbenchStart,
  workbenchReducer,
} from './run/workbench.reducer.ts';

type WorkbenchOptions = {
  task: DraftedTask;
  /** What is known of earlier visits. */
  start: Omit<WorkbenchStart, 'starter' | 'code' | 'setAside'>;
  /** Stable: it may not be another function at each rendering. */
  save: SaveDraft;
  send: SendRun;
  /** What a new run is given as input before it asks. */
  inputs?: readonly string[];
  onResult: (result: RunResult) => void;
};

/** The learner's work on a task and all that can be done with it. */
export function useWorkbench({ task, start, save, send, inputs = [], onResult }: WorkbenchOptions) {
  const [bench, dispatch] = useReducer(workbenchReducer, null, () => startFrom(task, start));
  // After Submit the reader is taken to the verdict; Run leaves the focus where the learner works.
  const [takesFocus, setTakesFocus] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const editor = useRef<EditorPort>(null);
  const onNewer = useCallback((offer: NewerCode) => dispatch({ type: 'offered', offer }), []);
  const { state: draft, keepNow, insist } = useDraft({ task, code: bench.code, save, onNewer });
  const { run, stop } = useRun(send, dispatch, onResult);

  const begin = (attempt: Attempt, isRepeat = false) => {
    keepNow();
    void run(attempt, isRepeat);
  };
  const current = (): Attempt => ({ code: bench.code, inputs });
  const startRun = (isSubmitted: boolean, isByKey: boolean) => {
    setTakesFocus(isSubmitted);
    // Who has a keyboard to press keys on sees no other, and stays where the caret was.
    if (!isByKey) closeKeyboard();
    begin(current());
  };
  return {
    bench,
    isRunning: bench.phase.kind === 'running',
    dispatch,
    editor,
    draft,
    takesFocus,
    isTyping,
    setTyping,
    stop,
    run: () => startRun(false, false),
    runByKey: () => startRun(false, true),
    submit: () => startRun(true, false),
    keepOwn: () => {
      dispatch({ type: 'refused-offer' });
      insist();
    },
    /** What can be done from the output. */
    onOutput: {
      onStop: stop,
      onRetry: (isRepeat: boolean) => {
        if (bench.phase.kind === 'failed') begin(againOf(bench.phase.attempt, bench, current()), isRepeat);
      },
      onLine: (line: string) => {
        const attempt = answerInput(bench.phase, line);
        if (attempt !== null) void run(attempt);
      },
      onFix: (code: string) => dispatch({ type: 'fixed', code }),
      onGoToLine: (line: number) => editor.current?.goToLine(line),
    },
  };
}

/** What `useWorkbench` hands to the parts of a screen. */
export type TaskWork = ReturnType<typeof useWorkbench>;

/** What was typed since counts, unless the program had already asked for input. */
function againOf(attempt: Attempt, bench: Workbench, current: Attempt): Attempt {
  return attempt.inputs.length > 0 || attempt.code === bench.code ? attempt : current;
}

/** What a run says needs the room that a phone's keyboard takes. */
function closeKeyboard(): void {
  const focused = document.activeElement;
  if (!globalThis.matchMedia?.('(pointer: coarse)').matches || !(focused instanceof HTMLElement)) return;
  if (focused.matches('textarea, [contenteditable="true"]')) focused.blur();
}

/** Where Python stopped. A code that was put in by a fix or a reset is another code: nothing is marked in it. */
export function findMark({ result, undo }: Workbench): LineMark | null {
  const line = result?.explanation?.line ?? result?.error_line ?? null;
  if (line === null || undo !== null) return null;
  return { line, note: result?.explanation?.title ?? '' };
}

function startFrom(task: DraftedTask, start: WorkbenchOptions['start']): Workbench {
  const { code, setAside } = chooseDraft(readLocalDraft(task.id), task);
  return openWorkbench({ ...start, starter: task.example_code, code, setAside });
}
