import type { Milestone } from '@python-learning/contract';
import { useEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useMilestones, useSubscription } from '../../lib/data/queries.ts';
import { useOpenChallenge } from '../../lib/data/use-open-challenge.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { finishOf } from './finish.ts';

type CeremonyButtonsProps = {
  next: Milestone | undefined;
  isRunning: boolean;
  onSkip: () => void;
  onAgain: () => void;
};

/** While the ceremony runs: the way to its end. Then one button to what is next, by name, and quieter ways out. */
export function CeremonyButtons({ next, isRunning, onSkip, onAgain }: CeremonyButtonsProps) {
  const { onward, upgrade } = useWaysOn(next);
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
        {onward === null ? (
          <Skeleton className="h-14 w-full" />
        ) : (
          <ButtonLink kind="reward" to={onward.path} className="min-h-14 text-lg">
            {onward.label}
            <Icon name="arrow-right" className="size-5" />
          </ButtonLink>
        )}
        <div className="flex flex-wrap justify-center gap-x-2">
          {next !== undefined && (
            <ButtonLink kind="ghost" className={quiet} to={finishOf(next).path}>
              {finishOf(next).label}
            </ButtonLink>
          )}
          {upgrade !== null && upgrade !== onward && (
            <ButtonLink kind="ghost" className={quiet} to={upgrade.path}>
              {upgrade.label}
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

type WayOn = { label: string; path: string };

/**
 * The one thing that is next, null while it is looked for: the next milestone by its name; after the free milestones a
 * challenge that is still open, with the upgrade beside it, and the upgrade alone once all are solved; after the last
 * milestone the end of the course.
 */
function useWaysOn(next: Milestone | undefined): { onward: WayOn | null; upgrade: WayOn | null } {
  const { data: subscription } = useSubscription();
  const { data: milestones = [] } = useMilestones();
  const needsUpgrade = next !== undefined && !next.is_free && subscription === null;
  const challenge = useOpenChallenge(needsUpgrade ? milestones.filter(({ is_free: isFree }) => isFree) : []);
  if (next === undefined) return { onward: finishOf(next), upgrade: null };
  if (!needsUpgrade) {
    const onward = { label: m.exercise_done_next({ order: next.order }), path: paths.lesson(next.id) };
    return { onward, upgrade: null };
  }
  const upgrade = { label: m.exercise_done_next_upgrade({ order: next.order }), path: paths.subscription() };
  const { href, title, isPending } = challenge;
  if (isPending) return { onward: null, upgrade };
  const onward = href === null ? upgrade : { label: m.exercise_done_challenge({ title }), path: href };
  return { onward, upgrade };
}
