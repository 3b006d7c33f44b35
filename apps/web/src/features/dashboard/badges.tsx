import type { Progress } from '@python-learning/contract';
import { useId, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import { Card } from '../../ui/card.tsx';
import { WhenNear } from '../../ui/when-near.tsx';
import { GoalsLoading } from './goals-loading.tsx';
import { Medal } from './medal.tsx';
import { MoreButton } from './more-button.tsx';

type Badges = Progress['badges'];

const GoalList = optionalPart(async () => (await import('./goal-list.tsx')).GoalList, GoalsLoading);

/** Badges that a folded list shows. */
const shownFirst = 3;

/** The awarded badges, newest first, then those not yet awarded, which load later and delay nothing. */
export function BadgesSection({ badges }: { badges: Badges }) {
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">{m.dashboard_badges_heading()}</h2>
      {badges.length === 0 ? (
        <p className="text-muted">{m.dashboard_badges_empty()}</p>
      ) : (
        <AwardedList badges={badges} />
      )}
      <WhenNear placeholder={<GoalsLoading />}>
        <GoalList awarded={badges} />
      </WhenNear>
    </Card>
  );
}

function AwardedList({ badges }: { badges: Badges }) {
  const language = useLanguage();
  const listId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const newestFirst = badges.toSorted((a, b) => b.awarded_at.localeCompare(a.awarded_at));
  const shown = showsAll ? newestFirst : newestFirst.slice(0, shownFirst);
  return (
    <>
      <ul id={listId} className="grid grid-cols-1 gap-4">
        {shown.map(({ id, title, description, awarded_at: awardedAt }) => (
          <Medal key={id} id={id} title={title} text={description} isAwarded>
            <p className="text-muted">
              {m.dashboard_badge_awarded({ date: formatDate(awardedAt, language) })}
            </p>
          </Medal>
        ))}
      </ul>
      {badges.length > shownFirst && (
        <MoreButton controls={listId} isOpen={showsAll} onToggle={() => setShowsAll(!showsAll)}>
          {showsAll ? m.dashboard_badges_fewer() : m.dashboard_badges_all({ total: badges.length })}
        </MoreButton>
      )}
    </>
  );
}
