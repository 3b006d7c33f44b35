import type { CodingQuestion } from '@python-learning/contract';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Html } from '../../ui/html.tsx';
import { Icon } from '../../ui/icon.tsx';

type QuestionPanelProps = {
  question: CodingQuestion;
  /** Which of the questions it is, in words. */
  place: string;
  isSolved: boolean;
  /** False on the visit's first question, where the heading of the page has the focus. */
  takesFocus: boolean;
};

/** The task, with its hint folded. */
export function QuestionPanel({ question, place, isSolved, takesFocus }: QuestionPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [takesFocus]);
  return (
    <Card className="grid gap-3">
      <p className="flex flex-wrap items-center justify-between gap-2 text-muted">
        {place}
        {isSolved && (
          <span className="inline-flex items-center gap-1 rounded-full bg-success-soft px-3 font-bold text-success">
            <Icon name="check" className="size-5" />
            {m.practice_solved()}
          </span>
        )}
      </p>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {question.title}
      </h2>
      <Html html={question.question} />
      {question.hint !== '' && <FoldedHint html={question.hint} />}
    </Card>
  );
}

function FoldedHint({ html }: { html: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid gap-2">
      <Button
        kind="ghost"
        className="-ms-3 justify-self-start px-3!"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon name="bulb" />
        {isShown ? m.practice_hint_hide() : m.practice_hint_show()}
      </Button>
      {isShown && (
        <div className="rounded-xl bg-reward-soft px-4 py-3">
          <Html html={html} />
          <p className="mt-2 text-reward-ink">{m.practice_hint_after_run()}</p>
        </div>
      )}
    </div>
  );
}
