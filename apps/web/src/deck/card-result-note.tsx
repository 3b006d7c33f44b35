import { type ReactNode, useEffect, useRef } from 'react';
import { AnswerNote } from './answer-note.tsx';

type CardResultNoteProps = {
  isRight: boolean;
  /** True where the pressed button is gone; this also makes a screen reader read the result. */
  takesFocus?: boolean;
  /** The explanation. */
  children: ReactNode;
};

/** Whether the answer to a card was right, and why. It can take the focus. */
export function CardResultNote({ isRight, takesFocus = false, children }: CardResultNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) note.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={note} data-verdict tabIndex={-1} className="outline-none">
      <AnswerNote isRight={isRight}>{children}</AnswerNote>
    </div>
  );
}
