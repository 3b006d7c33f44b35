import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { StickyBar } from '../../workbench/sticky-bar.tsx';

const look = 'min-w-11 gap-1.5! px-2! @min-[17rem]:px-3! @min-[34rem]:px-4!';

export type WayProps = {
  isFirst: boolean;
  isLast: boolean;
  /** True for a question that may be left unsolved. */
  isOptional: boolean;
  isLeaving: boolean;
  onPrevious: () => void;
  onNext: () => void;
};

/** The way back and on where there is no program to run yet. */
export function WayBar({ isSolved, ...way }: WayProps & { isSolved: boolean }) {
  return (
    <StickyBar>
      <div className="@container flex justify-between gap-1 py-2">
        <PreviousButton {...way} isRunning={false} />
        <NextButton {...way} isRunning={false} isSolved={isSolved} />
      </div>
    </StickyBar>
  );
}

type PreviousButtonProps = Pick<WayProps, 'isFirst' | 'isLast' | 'onPrevious'> & { isRunning: boolean };

/** A narrow phone, and every phone on the last question, shows the arrow alone: Next has the room for its words. */
export function PreviousButton({ isFirst, isLast, isRunning, onPrevious }: PreviousButtonProps) {
  const name = isFirst ? m.practice_previous() : m.practice_previous_question();
  return (
    <Button
      kind="ghost"
      className={classNames(look, isRunning && 'hidden! @min-[20rem]:inline-flex!')}
      aria-label={name}
      onClick={onPrevious}
    >
      <Icon name="arrow-left" className="size-5" />
      <WayWords name={name} short={isLast ? null : m.practice_previous()} isRunning={isRunning} isFirstToGo />
    </Button>
  );
}

type WayWordsProps = {
  name: string;
  short: string | null;
  isRunning: boolean;
  /** True if the short name is left out where the bar is narrowest. */
  isFirstToGo?: boolean;
};

type NextButtonProps = Pick<WayProps, 'isLast' | 'isOptional' | 'isLeaving' | 'onNext'> & {
  isRunning: boolean;
  isSolved: boolean;
};

export function NextButton({ isLast, isRunning, isSolved, isOptional, isLeaving, onNext }: NextButtonProps) {
  const name = isLast ? m.practice_next_to_exercise() : m.practice_next_question();
  return (
    <Button
      kind={isSolved ? 'primary' : 'ghost'}
      className={look}
      aria-label={name}
      disabled={!isSolved && !isOptional}
      busy={isLeaving}
      onClick={onNext}
    >
      <WayWords name={name} short={isLast ? name : m.practice_next()} isRunning={isRunning} />
      <Icon name="arrow-right" className="size-5" />
    </Button>
  );
}

/**
 * The full name, or the short one where the bar is narrow for its letters. While a program runs, Run and Stop need the
 * room: no words in a narrow bar, the short name elsewhere.
 */
function WayWords({ name, short, isRunning, isFirstToGo = false }: WayWordsProps) {
  if (isRunning) return <span className="hidden @min-[34rem]:inline">{short ?? name}</span>;
  const shown = isFirstToGo ? 'hidden @min-[23rem]:inline' : 'hidden @min-[10rem]:inline';
  return (
    <>
      <span className="hidden @min-[34rem]:inline">{name}</span>
      {short !== null && <span className={`${shown} @min-[34rem]:hidden`}>{short}</span>}
    </>
  );
}
