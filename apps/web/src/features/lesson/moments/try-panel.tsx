import type { LearnContent, TryIt } from '@python-learning/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { CodeEditor } from '../../../workbench/editor/code-editor.tsx';
import { EditorCard } from '../../../workbench/editor/editor-card.tsx';
import { KeysAboveKeyboard } from '../../../workbench/editor/keys-above-keyboard.tsx';
import { KeepCopy } from '../../../workbench/keep-copy.tsx';
import { OutputPanel } from '../../../workbench/output/output-panel.tsx';
import { OutputSection } from '../../../workbench/output/output-section.tsx';
import { StickyBar } from '../../../workbench/sticky-bar.tsx';
import { findErrorNote } from '../../../workbench/use-workbench.ts';
import { useWindowHeight } from '../../../workbench/work-screen.tsx';
import { isWide } from '../is-wide.ts';
import type { TriedCodes } from './use-moments.ts';
import { useTryOut } from './use-try-out.ts';

type TryPanelProps = {
  lesson: Pick<LearnContent, 'id' | 'title'>;
  moment: TryIt;
  tried: TriedCodes;
  onClose: () => void;
  onGoOn: () => void;
};

/** The program shown in the lesson, to edit and run in the place of the lesson, which waits. */
export function TryPanel({ lesson, moment, tried, onClose, onGoOn }: TryPanelProps) {
  const work = useTryOut({ lessonId: lesson.id, moment, tried });
  const language = useLanguage();
  useWindowHeight();
  const { bench, dispatch, editor } = work;
  const [isTyping, setTyping] = useState(false);
  const isRunning = bench.phase.kind === 'running';
  return (
    <div className="try-panel grid grid-cols-1 gap-3">
      <TryHeading inputs={moment.inputs} onClose={onClose} />
      <EditorCard
        bench={bench}
        draft={null}
        onReset={() => dispatch({ type: 'reset' })}
        onUndo={() => dispatch({ type: 'undone' })}
        onTake={() => dispatch({ type: 'took-offer' })}
        onKeep={() => dispatch({ type: 'refused-offer' })}
      >
        <CodeEditor
          ref={editor}
          code={bench.code}
          lineNote={findErrorNote(bench, language)}
          onChange={(code) => dispatch({ type: 'edited', code })}
          onRun={work.run}
          onFocusChange={setTyping}
        />
      </EditorCard>
      <OutputSection bench={bench} arrival="shown">
        <OutputPanel
          bench={bench}
          sample={moment.inputs}
          ranText={m.lesson_try_ran()}
          taskId={lesson.id}
          onLine={work.answer}
          onFill={work.fill}
          onNoMoreLines={work.endInput}
          onRestart={work.run}
          onRetry={work.retry}
          onStop={work.stop}
          onFix={(code) => dispatch({ type: 'fixed', code })}
          onGoToLine={(line) => editor.current?.goToLine(line)}
          onDrawnLine={(line) => editor.current?.showDrawn(line)}
        />
        <div hidden={bench.result === null || isRunning} className="grid grid-cols-1 gap-3">
          <KeepCopy title={lesson.title} code={bench.code} inputs={bench.resultInputs} />
        </div>
      </OutputSection>
      <TryBar
        isRunning={isRunning}
        hasRun={bench.result !== null}
        onRun={work.run}
        onStop={work.stop}
        onGoOn={onGoOn}
      >
        <KeysAboveKeyboard
          isTyping={isTyping}
          keys={moment.keys}
          code={bench.code}
          onPress={(key) => editor.current?.press(key)}
        />
      </TryBar>
    </div>
  );
}

function TryHeading({ inputs, onClose }: { inputs: readonly string[]; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: isWide() ? 'nearest' : 'start' });
  }, []);
  return (
    // A keyboard leaves room for the program alone.
    <div className="typing:hidden">
      <div className="flex items-center justify-between gap-2">
        <h3 ref={heading} tabIndex={-1} className="scroll-mt-20 text-lg outline-none short:scroll-mt-0">
          {m.lesson_try()}
        </h3>
        <Button kind="ghost" className="px-3!" onClick={onClose}>
          <Icon name="cross" className="size-5" />
          {m.lesson_try_close()}
        </Button>
      </div>
      <p className="text-muted short:hidden">{m.lesson_try_about()}</p>
      {inputs.length > 0 && (
        <p className="text-muted">
          {m.lesson_try_typed()}{' '}
          <code translate="no" className="font-mono text-code text-ink">
            {inputs.join(' · ')}
          </code>
        </p>
      )}
    </div>
  );
}

type TryBarProps = {
  isRunning: boolean;
  /** After a run the way on is the first thing to do. */
  hasRun: boolean;
  onRun: () => void;
  onStop: () => void;
  onGoOn: () => void;
  children: React.ReactNode;
};

function TryBar({ isRunning, hasRun, onRun, onStop, onGoOn, children }: TryBarProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRun();
  };
  const isDone = hasRun && !isRunning;
  return (
    <form onSubmit={submit} className="contents">
      <StickyBar>
        {children}
        <div className="flex flex-wrap items-center justify-between gap-2 py-2">
          <div className="flex items-center gap-1">
            <Button type="submit" kind={isDone ? 'secondary' : 'primary'} busy={isRunning} className="px-4!">
              {!isRunning && <Icon name="play" className="size-5" />}
              {/* On a phone there is room for the name of one button. */}
              <span className={classNames(isDone && 'max-sm:sr-only')}>
                {isRunning ? m.practice_running() : m.practice_run()}
              </span>
            </Button>
            {isRunning && (
              <Button kind="ghost" className="px-3!" onClick={onStop}>
                <Icon name="stop" className="size-6" />
                {m.practice_stop()}
              </Button>
            )}
          </div>
          <Button kind={isDone ? 'primary' : 'ghost'} className="px-3!" onClick={onGoOn}>
            {m.lesson_try_go_on()}
            <Icon name="arrow-right" className="size-5" />
          </Button>
        </div>
      </StickyBar>
    </form>
  );
}
