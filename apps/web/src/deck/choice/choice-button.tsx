import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { colourOfChosen } from '../answer-colours.ts';

type ChoiceButtonProps = {
  isChosen: boolean;
  /** Whether this choice was right; null for one that was not graded. */
  isRight: boolean | null;
  /** A locked button keeps the focus and ignores presses. */
  isLocked: boolean;
  onPress: () => void;
  className: string;
  children: ReactNode;
};

/** A button that is an answer, or a part of one. */
export function ChoiceButton({
  isChosen,
  isRight,
  isLocked,
  onPress,
  className,
  children,
}: ChoiceButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isLocked}
      onClick={isLocked ? undefined : onPress}
      className={classNames(
        'flex w-full min-w-0 items-center gap-2 border-2 text-start',
        isChosen ? colourOfChosen(isRight) : 'border-edge bg-surface',
        !isLocked && 'transition-colors hover:border-action',
        className,
      )}
    >
      {children}
    </button>
  );
}
