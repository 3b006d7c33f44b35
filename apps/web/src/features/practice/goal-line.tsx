import { useEffect, useId, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { findExpectedOutput } from './expected-output.ts';
import { QuestionPanel, type QuestionPanelProps } from './question-panel.tsx';
import { TaskSheet } from './task-sheet.tsx';

/** The task on a narrow screen: one line and the expected output. A tap opens the whole task over the screen. */
export function GoalLine(props: QuestionPanelProps) {
  const { question, takesFocus } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const whatId = useId();
  const [opened, setOpened] = useState<'task' | 'hint' | null>(null);
  const output = findExpectedOutput(question);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className="flex shrink-0 items-start gap-1 border-b border-line ps-4 pe-1 pb-2 typing:items-center typing:pb-0">
      <div className="relative min-w-0 flex-1">
        <h2
          ref={heading}
          tabIndex={-1}
          className={`text-base outline-none ${output === null ? '' : 'typing:sr-only'}`}
        >
          <button
            type="button"
            aria-haspopup="dialog"
            aria-describedby={whatId}
            onClick={() => setOpened('task')}
            className="flex min-h-11 w-full items-center gap-2 text-start font-bold after:absolute after:inset-0"
          >
            <span className="line-clamp-2 min-w-0 flex-1 typing:line-clamp-1">{question.title}</span>
            <Icon name="chevron-down" className="size-5 text-action" />
          </button>
        </h2>
        <span id={whatId} className="sr-only">
          {m.practice_task_show()}
        </span>
        {output !== null && <ExpectedOutput text={output} />}
      </div>
      {question.hint !== '' && (
        <button
          type="button"
          aria-label={m.practice_hint_show()}
          onClick={() => setOpened('hint')}
          className="grid size-11 shrink-0 place-items-center rounded-xl text-reward-ink hover:bg-sunken"
        >
          <Icon name="bulb" />
        </button>
      )}
      {opened !== null && (
        <TaskSheet label={question.title} onClose={() => setOpened(null)}>
          <QuestionPanel {...props} takesFocus={false} isHintOpen={opened === 'hint'} />
        </TaskSheet>
      )}
    </div>
  );
}

/** Lines of the expected output that a narrow screen has room for. */
const maxLines = 4;

/** The beginning of the output; while the learner types in a low window, in one line. The rest is in the task. */
function ExpectedOutput({ text }: { text: string }) {
  return (
    <pre
      translate="no"
      className="rounded-xl bg-code-ground px-3 py-1 font-mono leading-[1.6] whitespace-pre-wrap break-words text-code-ink [font-variant-ligatures:none] typing:overflow-hidden typing:rounded-none typing:bg-transparent typing:px-0 typing:py-2 typing:text-ellipsis typing:whitespace-nowrap typing:text-ink"
    >
      <span className="sr-only">{m.practice_goal_output()}</span>
      {shownLines(text).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
        <span key={index}>
          {index > 0 && (
            <span aria-hidden="true" className="hidden text-muted typing:inline">
              ↵
            </span>
          )}
          {index > 0 && '\n'}
          {line}
        </span>
      ))}
    </pre>
  );
}

function shownLines(text: string): string[] {
  const lines = text.split('\n');
  return lines.length > maxLines ? [...lines.slice(0, maxLines - 1), '…'] : lines;
}
