import type { Milestone } from '@python-learning/contract';
import { useEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useSubscription } from '../../lib/data/queries.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { finishOf } from './finish.ts';

type CeremonyButtonsProps = {
  next: Milestone | undefined;
  isRunning: boolean;
  onSkip: () => void;
  onAgain: () => void;
};

/** While the ceremony runs: the way to its end. Then one button to what is next, by name, and quieter ways out. */
export function CeremonyButtons({ next, isRunning, onSkip, onAgain }: CeremonyButtonsProps) {
  const onward = useOnward(next);
  const isSkipped = useRef(false);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone, and the focus with it.
    if (!isRunning && isSkipped.current) row.current?.querySelector('a')?.focus();
  }, [isRunning]);
  const skip = () => {
    isSkipped.current = true;
    onSkip();
  };
  return (
    <div className="grid w-full max-w-md grid-cols-1 gap-1">
      {isRunning && (
        <Button kind="ghost" className="text-on-floor! hover:bg-floor-line! min-h-14" onClick={skip}>
          {m.exercise_done_skip()}
        </Button>
      )}
      <div ref={row} className={classNames('grid grid-cols-1 gap-1', isRunning && 'sr-only')}>
        <ButtonLink kind="reward" to={onward.path} className="min-h-14 text-lg">
          {onward.label}
          <Icon name="arrow-right" className="size-5" />
        </ButtonLink>
        <div className="flex flex-wrap justify-center gap-x-2">
          {next !== undefined && (
            <ButtonLink kind="ghost" className={quiet} to={finishOf(next).path}>
              {finishOf(next).label}
            </ButtonLink>
          )}
          <Button kind="ghost" className={quiet} onClick={onAgain}>
            {m.exercise_practice_again()}
          </Button>
        </div>
      </div>
    </div>
  );
}

const quiet = 'px-3! text-on-floor! hover:bg-floor-line!';

/** The next milestone by its name; where it needs an upgrade, the way to that. After the last one, the end of the course. */
function useOnward(next: Milestone | undefined): { label: string; path: string } {
  const { data: subscription } = useSubscription();
  if (next === undefined) return finishOf(next);
  const needsUpgrade = !next.is_free && subscription === null;
  return needsUpgrade
    ? { label: m.exercise_done_next_upgrade({ order: next.order }), path: paths.subscription() }
    : { label: m.exercise_done_next({ order: next.order }), path: paths.lesson(next.id) };
}
