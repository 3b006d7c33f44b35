import { useEffect, useId, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { HintBulb } from '../../workbench/hints/hint-buttons.tsx';
import { TaskSheet } from '../../workbench/task-sheet.tsx';
import { needsTheme } from './free/themed-question.ts';
import { GoalExample } from './goal-example.tsx';
import { QuestionPanel, type QuestionPanelProps } from './question-panel.tsx';

/**
 * The task on a narrow screen: its goal and the expected output. A tap opens the whole task over the screen; that of a free
 * task opens once its theme is chosen.
 */
export function GoalLine(props: QuestionPanelProps) {
  const { question, hints, takesFocus, onOtherTheme } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const whatId = useId();
  const [isOpen, setOpen] = useState(false);
  const asksTheme = needsTheme(question);
  const [askedTheme, setAskedTheme] = useState(asksTheme);
  if (askedTheme && !asksTheme) {
    // What the program needs is nowhere else on the screen.
    setAskedTheme(false);
    setOpen(true);
  }
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  // While the learner types, the example takes the place of the goal. The goal stays readable for screen readers.
  const whileTyping = question.example === null ? 'typing:line-clamp-1' : 'typing:sr-only';
  // The themes are on the screen below the sheet.
  const leaveForThemes = () => {
    setOpen(false);
    onOtherTheme?.();
  };
  return (
    <div className="flex shrink-0 items-start gap-1 border-b border-line ps-4 pe-1 pb-2 typing:min-h-11 typing:items-center typing:pb-0">
      <div className="relative min-w-0 flex-1">
        <h2 ref={heading} id="task-heading" tabIndex={-1} className="text-base outline-none">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-describedby={whatId}
            onClick={() => setOpen(true)}
            className={`flex min-h-11 w-full items-center gap-2 py-1 text-start font-bold after:absolute after:inset-0 ${question.example === null ? '' : 'typing:absolute typing:inset-0'}`}
          >
            <span className={`min-w-0 flex-1 break-words ${whileTyping}`}>{question.goal}</span>
            <Icon name="chevron-down" className="size-5 shrink-0 text-action typing:hidden" />
          </button>
        </h2>
        <span id={whatId} className="sr-only">
          {m.practice_task_show()}
        </span>
        {question.example !== null && <GoalExample example={question.example} />}
      </div>
      <HintBulb hints={hints} />
      {isOpen && (
        <TaskSheet label={question.title} onClose={() => setOpen(false)}>
          <QuestionPanel
            {...props}
            takesFocus={false}
            hasHints={false}
            onOtherTheme={onOtherTheme && leaveForThemes}
          />
        </TaskSheet>
      )}
    </div>
  );
}
