import type { ReactNode } from 'react';
import { m } from '../compiled-messages/messages.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

type AnswerNoteProps = {
  isRight: boolean;
  /** The explanation. */
  children: ReactNode;
};

/** Whether an answer to a multiple-choice question was right, and why; colour, picture and word say the same. */
export function AnswerNote({ isRight, children }: AnswerNoteProps) {
  return (
    <div
      className={classNames(
        'grid grid-cols-1 gap-2 rounded-xl border-s-4 px-4 py-3',
        isRight ? 'border-success bg-success-soft' : 'border-danger bg-sunken',
      )}
    >
      <p
        className={classNames('flex items-center gap-2 font-bold', isRight ? 'text-success' : 'text-danger')}
      >
        <Icon name={isRight ? 'check-circle' : 'cross-circle'} />
        {isRight ? m.deck_correct() : m.deck_incorrect()}
      </p>
      {children}
    </div>
  );
}

type AnswerMarkProps = {
  isRight: boolean;
  /** Says the word, too, where no note beside it does. */
  hasWords?: boolean;
  className?: string;
};

/** The same icon, for the option that was chosen. */
export function AnswerMark({ isRight, hasWords = false, className = 'ms-auto size-6' }: AnswerMarkProps) {
  return (
    <>
      <Icon
        name={isRight ? 'check-circle' : 'cross-circle'}
        className={classNames(className, isRight ? 'text-success' : 'text-danger')}
      />
      {hasWords && <span className="sr-only">{isRight ? m.deck_correct() : m.deck_incorrect()}</span>}
    </>
  );
}
