import type { Progress } from '@python-learning/contract';
import { useLocation } from 'react-router';
import { useLearnerFacts } from '../../lib/data/learner-facts.tsx';
import { useFormerBadges, useNewBadges } from '../../lib/data/new-badges.ts';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import { isPathOf } from '../../lib/path-pattern.ts';
import { paths } from '../../lib/paths.ts';
import { screens } from '../../lib/screens.ts';

/** Fetched with the first badge to announce, because the frame weighs on every page. */
const Card = optionalPart(async () => (await import('./badge-card.tsx')).BadgeCard);

/**
 * Announces a badge on the screen where it was earned, over the header, until it is closed or the learner goes on. The
 * dashboard and the exercise announce badges themselves.
 */
export function BadgeNotice() {
  const { progress } = useLearnerFacts();
  const { pathname } = useLocation();
  useFormerBadges(progress?.badges);
  const isAnnouncedThere = pathname === paths.dashboard() || isPathOf(screens.exercise.path, pathname);
  return (
    <output className="pointer-events-none fixed inset-x-0 top-1 z-30 grid justify-items-center px-2 print:hidden">
      {progress !== undefined && !isAnnouncedThere && <Fresh key={pathname} badges={progress.badges} />}
    </output>
  );
}

function Fresh({ badges }: { badges: Progress['badges'] }) {
  const [fresh, putAway] = useNewBadges(badges);
  return fresh.length > 0 && <Card badges={fresh} onClose={putAway} />;
}
