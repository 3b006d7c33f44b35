import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useKeyboardInset } from './keyboard-inset.ts';

type ActionBarProps = {
  isRunning: boolean;
  isSolved: boolean;
  isLeaving: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** True for a question that may be left unsolved. */
  isOptional: boolean;
  onStop: () => void;
  onPrevious: () => void;
  onNext: () => void;
  /** Stands above the buttons: the row of keys while a phone's keyboard is open. */
  children: ReactNode;
};

/** Always in reach at the foot of the screen. Run submits the form around it; once solved, Next leads. */
export function ActionBar({
  isRunning,
  isSolved,
  isLeaving,
  isFirst,
  isLast,
  isOptional,
  children,
  ...on
}: ActionBarProps) {
  const inset = useKeyboardInset();
  return (
    <div
      style={inset > 0 ? { transform: `translateY(-${inset}px)` } : undefined}
      className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-ground px-2 md:bottom-4 md:mx-0 md:mb-6 md:rounded-2xl md:border"
    >
      {children}
      <div className="flex items-center justify-between gap-1 py-2">
        <Button
          kind="ghost"
          className="px-2! sm:px-4!"
          aria-label={isFirst ? m.practice_previous() : m.practice_previous_question()}
          onClick={on.onPrevious}
        >
          <Icon name="arrow-left" className="size-5" />
          <span className="hidden sm:inline">
            {isFirst ? m.practice_previous() : m.practice_previous_question()}
          </span>
          <span className="sm:hidden">{m.practice_previous()}</span>
        </Button>
        {isRunning ? (
          <Button kind="secondary" className="min-w-24 px-4!" onClick={on.onStop}>
            <Icon name="stop" className="size-5" />
            {m.practice_stop()}
          </Button>
        ) : (
          <Button type="submit" kind={isSolved ? 'secondary' : 'primary'} className="min-w-24 px-4!">
            <Icon name="play" className="size-5" />
            {m.practice_run()}
          </Button>
        )}
        <Button
          kind={isSolved ? 'primary' : 'ghost'}
          className="px-2! sm:px-4!"
          aria-label={isLast ? m.practice_next_to_exercise() : m.practice_next_question()}
          disabled={!isSolved && !isOptional}
          busy={isLeaving}
          onClick={on.onNext}
        >
          <span className="hidden sm:inline">
            {isLast ? m.practice_next_to_exercise() : m.practice_next_question()}
          </span>
          <span className="sm:hidden">{m.practice_next()}</span>
          <Icon name="arrow-right" className="size-5" />
        </Button>
      </div>
    </div>
  );
}
