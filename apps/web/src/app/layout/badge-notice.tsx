import type { Progress } from '@python-learning/contract';
import { matchPath, useLocation } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { useLearnerFacts } from '../../lib/data/learner-facts.tsx';
import { useNewBadges } from '../../lib/data/new-badges.ts';
import { pathPatterns, paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { MedalDisc } from '../../ui/medal-disc.tsx';

/**
 * Announces a badge on the screen where it was earned, over the header, until it is closed or the learner goes on. The
 * dashboard and the exercise announce badges themselves.
 */
export function BadgeNotice() {
  const { progress } = useLearnerFacts();
  const { pathname } = useLocation();
  const isAnnouncedThere =
    pathname === paths.dashboard() || matchPath(pathPatterns.exercise, pathname) !== null;
  return (
    <output className="pointer-events-none fixed inset-x-0 top-1 z-30 grid justify-items-center px-2 print:hidden">
      {progress !== undefined && !isAnnouncedThere && <Fresh key={pathname} badges={progress.badges} />}
    </output>
  );
}

function Fresh({ badges }: { badges: Progress['badges'] }) {
  const [fresh, putAway] = useNewBadges(badges);
  if (fresh.length === 0) {
    return null;
  }
  return (
    <div className="pointer-events-auto flex w-full max-w-md animate-[rise_240ms_ease-out] items-center gap-3 rounded-2xl border-2 border-reward bg-reward-soft p-1.5 text-ink shadow-[0_12px_32px_-12px_rgb(10_30_34/0.35)]">
      <MedalDisc id={fresh[0]?.id ?? ''} isEarned />
      <p className="min-w-0 flex-1 font-bold">
        {m.core_new_badge({ title: fresh.map(({ title }) => title).join(', ') })}
      </p>
      <button
        type="button"
        aria-label={m.core_close()}
        className="grid size-11 shrink-0 place-items-center rounded-xl text-reward-ink hover:bg-surface"
        onClick={putAway}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}
