import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

const look = 'min-w-11 gap-1.5! px-1! sm:px-4!';

type PreviousButtonProps = { isFirst: boolean; isLast: boolean; isRunning: boolean; onPress: () => void };

/** On the last question a phone shows the arrow alone: Next says in words that the quiz comes. */
export function PreviousButton({ isFirst, isLast, isRunning, onPress }: PreviousButtonProps) {
  const name = isFirst ? m.practice_previous() : m.practice_previous_question();
  return (
    <Button kind="ghost" className={look} aria-label={name} onClick={onPress}>
      <Icon name="arrow-left" className="size-5" />
      <WayWords name={name} short={isLast ? null : m.practice_previous()} isRunning={isRunning} />
    </Button>
  );
}

type NextButtonProps = {
  isLast: boolean;
  isRunning: boolean;
  isSolved: boolean;
  isOptional: boolean;
  isLeaving: boolean;
  onPress: () => void;
};

export function NextButton({ isLast, isRunning, isSolved, isOptional, isLeaving, onPress }: NextButtonProps) {
  const name = isLast ? m.practice_next_to_exercise() : m.practice_next_question();
  return (
    <Button
      kind={isSolved ? 'primary' : 'ghost'}
      className={look}
      aria-label={name}
      disabled={!isSolved && !isOptional}
      busy={isLeaving}
      onClick={onPress}
    >
      <WayWords name={name} short={isLast ? name : m.practice_next()} isRunning={isRunning} />
      <Icon name="arrow-right" className="size-5" />
    </Button>
  );
}

/**
 * The full name, or the short one on a phone. While a program runs, Run and Stop need the room: no words on a phone,
 * the short name elsewhere.
 */
function WayWords({ name, short, isRunning }: { name: string; short: string | null; isRunning: boolean }) {
  if (isRunning) return <span className="hidden sm:inline">{short ?? name}</span>;
  return (
    <>
      <span className="hidden sm:inline">{name}</span>
      {short !== null && <span className="sm:hidden">{short}</span>}
    </>
  );
}
