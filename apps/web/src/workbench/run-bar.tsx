import type { FormEvent, ReactNode } from 'react';
import { m } from '../compiled-messages/messages.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { KeysAboveKeyboard } from './editor/keys-above-keyboard.tsx';
import { StickyBar } from './sticky-bar.tsx';
import type { TaskWork } from './use-workbench.ts';

type RunBarProps = {
  work: TaskWork;
  /** Words and signs for the key row, which is above the buttons while a phone's keyboard is open. */
  keys: readonly string[];
  runText: string;
  /** True if Run is no longer the primary action. */
  isDone: boolean;
  previous: ReactNode;
  next: ReactNode;
};

/** The form at the foot of the screen that submits a run, between the links back and on. */
export function RunBar({ work, keys, runText, isDone, previous, next }: RunBarProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    work.run();
  };
  return (
    <form onSubmit={submit} className="contents">
      <StickyBar>
        <KeysAboveKeyboard
          isTyping={work.isTyping}
          keys={keys}
          code={work.bench.code}
          onPress={(key) => work.editor.current?.press(key)}
        />
        <div className="flex flex-wrap items-center justify-between gap-1 py-2">
          {previous}
          <RunButtons isRunning={work.isRunning} isDone={isDone} runText={runText} onStop={work.stop} />
          {next}
        </div>
      </StickyBar>
    </form>
  );
}

type RunButtonsProps = { isRunning: boolean; isDone: boolean; runText: string; onStop: () => void };

function RunButtons({ isRunning, isDone, runText, onStop }: RunButtonsProps) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-1">
      <Button
        type="submit"
        kind={isDone ? 'secondary' : 'primary'}
        busy={isRunning}
        className={classNames('px-3! sm:px-4!', !isRunning && 'min-w-24')}
      >
        {!isRunning && <Icon name="play" className="size-5" />}
        {isRunning ? m.practice_running() : runText}
      </Button>
      {isRunning && (
        <Button
          kind="ghost"
          className="min-w-11 gap-1.5! px-1! sm:px-4!"
          aria-label={m.practice_stop()}
          onClick={onStop}
        >
          <Icon name="stop" className="size-6" />
          <span className="hidden sm:inline">{m.practice_stop()}</span>
        </Button>
      )}
    </div>
  );
}
