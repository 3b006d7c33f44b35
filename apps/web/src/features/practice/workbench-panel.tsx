import type { CodingQuestion, RunResult } from '@python-learning/contract';
import { type FormEvent, type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Html } from '../../ui/html.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ActionBar } from './action-bar.tsx';
import { CodeEditor } from './editor/code-editor.tsx';
import type { EditorPort } from './editor/editor-port.ts';
import { KeyRow } from './editor/key-row.tsx';
import { type DraftState, readDraft, useDraft } from './editor/use-draft.ts';
import { OutputPanel } from './output/output-panel.tsx';
import { useRun } from './run/use-run.ts';
import { answerInput, openWorkbench, type Workbench, workbenchReducer } from './run/workbench.reducer.ts';
import { VideoToggle } from './video-toggle.tsx';

type WorkbenchPanelProps = {
  question: CodingQuestion;
  words: readonly string[];
  isFirst: boolean;
  isLast: boolean;
  /** True for a question that may be left unsolved. */
  isOptional: boolean;
  isLeaving: boolean;
  onResult: (result: RunResult) => void;
  onPrevious: () => void;
  onNext: () => void;
};

/** Editor, output and the bar with Run: a form whose submission is a run. */
export function WorkbenchPanel({ question, words, isLeaving, onResult, ...way }: WorkbenchPanelProps) {
  const [bench, dispatch] = useReducer(workbenchReducer, question, startFrom);
  const [isTyping, setTyping] = useState(false);
  const draft = useDraft(question.id, bench.code);
  const editor = useRef<EditorPort>(null);
  const { run, stop } = useRun(question.id, dispatch, onResult);
  const isRunning = bench.phase.kind === 'running';
  const runNow = () => void run({ code: bench.code, inputs: [] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    runNow();
  };
  const retry = () => {
    if (bench.phase.kind === 'failed') {
      const { attempt } = bench.phase;
      // What was typed since counts, unless the program had already asked for input.
      void run(
        attempt.inputs.length > 0 || attempt.code === bench.code ? attempt : { code: bench.code, inputs: [] },
      );
    }
  };
  const answer = (line: string) => {
    const attempt = answerInput(bench.phase, line);
    if (attempt !== null) {
      void run(attempt);
    }
  };
  return (
    <div className="contents min-w-0 flex-col gap-4 lg:flex">
      <EditorCard
        bench={bench}
        draft={draft}
        onReset={() => dispatch({ type: 'reset' })}
        onUndo={() => dispatch({ type: 'undone' })}
      >
        <CodeEditor
          ref={editor}
          code={bench.code}
          markedLine={findMarkedLine(bench)}
          onChange={(code) => dispatch({ type: 'edited', code })}
          onRun={runNow}
          onFocusChange={setTyping}
        />
      </EditorCard>
      <OutputSection bench={bench}>
        <OutputPanel
          bench={bench}
          onLine={answer}
          onRetry={retry}
          onFix={(code) => dispatch({ type: 'fixed', code })}
          onGoToLine={(line) => editor.current?.goToLine(line)}
        />
        {bench.isSolved && <AfterSolving question={question} note={bench.solutionNote} />}
      </OutputSection>
      <form onSubmit={submit} className="contents">
        <ActionBar
          {...way}
          isRunning={isRunning}
          isSolved={bench.isSolved}
          isLeaving={isLeaving}
          onStop={stop}
        >
          {isTyping && (
            <div className="hidden border-b border-line pointer-coarse:block">
              <KeyRow words={words} onPress={(key) => editor.current?.press(key)} />
            </div>
          )}
        </ActionBar>
      </form>
    </div>
  );
}

/** Where Python stopped. A code that was put in by a fix or a reset is another code: nothing is marked in it. */
function findMarkedLine({ result, undo }: Workbench): number | null {
  return undo === null ? (result?.explanation?.line ?? result?.error_line ?? null) : null;
}

function startFrom(question: CodingQuestion): Workbench {
  return openWorkbench({
    starter: question.example_code,
    code: readDraft(question),
    rememberedOutput: learnerStorage.readCodeOutput(question.id),
    isSolved: question.is_solved,
    solutionNote: question.solution_note,
  });
}

type EditorCardProps = {
  bench: Workbench;
  draft: DraftState;
  onReset: () => void;
  onUndo: () => void;
  children: ReactNode;
};

function EditorCard({ bench, draft, onReset, onUndo, children }: EditorCardProps) {
  return (
    <section
      aria-label={m.practice_your_code()}
      className="overflow-hidden rounded-2xl border-2 border-edge bg-surface focus-within:border-action"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b border-line bg-sunken ps-4 pe-1">
        <h3 className="text-base">{m.practice_your_code()}</h3>
        <Button kind="ghost" className="px-3!" disabled={bench.code === bench.starter} onClick={onReset}>
          {m.practice_reset_code()}
        </Button>
      </div>
      {bench.undo !== null && (
        <div
          aria-live="polite"
          className="flex flex-wrap items-center justify-between gap-2 bg-action-soft px-4 py-1"
        >
          {bench.undo.reason === 'fix' ? m.practice_fix_applied() : m.practice_reset_done()}
          <Button kind="ghost" className="px-3!" onClick={onUndo}>
            {m.practice_undo()}
          </Button>
        </div>
      )}
      {children}
      {(draft === 'not_saved' || bench.code !== bench.starter) && <DraftNote draft={draft} />}
    </section>
  );
}

function DraftNote({ draft }: { draft: DraftState }) {
  const isLost = draft === 'not_saved';
  return (
    <p className={`flex min-h-9 items-center gap-2 px-4 py-1 ${isLost ? 'text-danger' : 'text-muted'}`}>
      {draft !== 'saving' && <Icon name={isLost ? 'alert' : 'check'} className="size-5" />}
      {isLost && m.practice_draft_unsaved()}
      {draft === 'saved' && m.practice_draft_saved()}
    </p>
  );
}

/** On a phone the output lies below the fold: what a run says comes into view by itself. */
function OutputSection({ bench, children }: { bench: Workbench; children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  const { result, phase } = bench;
  const news = result ?? (phase.kind === 'failed' || phase.kind === 'waiting' ? phase : null);
  useEffect(() => {
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (news !== null && top > window.innerHeight * 0.6) {
      section.current?.scrollIntoView({ block: 'start' });
    }
  }, [news]);
  return (
    <section
      ref={section}
      aria-labelledby="output-heading"
      className="grid scroll-mt-24 grid-cols-1 gap-3 pb-2"
    >
      <h2 id="output-heading" className="text-xl">
        {m.practice_output()}
      </h2>
      {children}
    </section>
  );
}

function AfterSolving({ question, note }: { question: CodingQuestion; note: string | null }) {
  return (
    <>
      {note !== null && note !== '' && (
        <section className="grid gap-1 rounded-2xl border border-line bg-surface p-4">
          <h3 className="text-lg">{m.practice_solution_note_heading()}</h3>
          <Html html={note} />
        </section>
      )}
      {question.video_url_2 !== null && (
        <VideoToggle
          url={question.video_url_2}
          label={m.practice_explanation_video_label()}
          showText={m.practice_explanation_video_show()}
          hideText={m.practice_explanation_video_hide()}
        />
      )}
    </>
  );
}
