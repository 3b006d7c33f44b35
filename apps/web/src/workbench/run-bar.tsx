import type { FormEvent, ReactNode } from 'react';
import { m } from '../compiled-messages/messages.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { KeysAboveKeyboard } from './editor/keys-above-keyboard.tsx';
import { StickyBar } from './sticky-bar.tsx';
import type { TaskWork } from './use-workbench.ts';

type RunBarProps = {
  work: TaskWork;
  /** Words and symbols for the key row, which is above the buttons while a phone's keyboard is open. */
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
        {/* A grid keeps the order at every width: Next never comes to where Previous was. */}
        <div className="@container py-2">
          <div className="grid grid-cols-[auto_minmax(min-content,1fr)_auto] items-center gap-1">
            <div>{previous}</div>
            <RunButtons work={work} isDone={isDone} runText={runText} />
            <div>{next}</div>
          </div>
        </div>
      </StickyBar>
    </form>
  );
}

/** Beside Stop, a narrow bar has no room for the spinner; the output shows one, too. */
const runningLook = 'gap-1.5! px-2! [&>svg]:hidden @min-[34rem]:px-4! @min-[34rem]:[&>svg]:inline';

type RunButtonsProps = { work: TaskWork; isDone: boolean; runText: string };

function RunButtons({ work: { isRunning, stop, submit }, isDone, runText }: RunButtonsProps) {
  return (
    <div className="relative flex flex-wrap items-center justify-center gap-1">
      <Button
        type="submit"
        kind={isDone ? 'secondary' : 'primary'}
        busy={isRunning}
        className={
          isRunning
            ? runningLook
            : 'px-1! @min-[10rem]:px-2! @min-[17rem]:min-w-24 @min-[17rem]:px-3! @min-[34rem]:px-4!'
        }
      >
        {/* Beside Previous, a done task has room for the longer word alone. */}
        {!isRunning && (
          <Icon
            name="play"
            className={`size-5 hidden ${isDone ? '@min-[25rem]:inline' : '@min-[17rem]:inline'}`}
          />
        )}
        {isRunning ? m.practice_running() : runText}
      </Button>
      {isRunning && (
        <Button kind="ghost" className="gap-1! px-1! @min-[34rem]:px-4!" onClick={stop}>
          <StopSquare />
          {m.practice_stop()}
        </Button>
      )}
      {/* Runs and leads to the verdict. Seen with the focus only: with a finger or a mouse it would do what Run does. */}
      <div className="sr-only focus-within:not-sr-only focus-within:absolute! focus-within:bottom-full">
        <Button kind="secondary" aria-disabled={isRunning} onClick={submit}>
          {m.practice_submit()}
        </Button>
      </div>
    </div>
  );
}

function StopSquare() {
  return <span aria-hidden="true" className="size-3.5 shrink-0 rounded-[3px] bg-current" />;
}
