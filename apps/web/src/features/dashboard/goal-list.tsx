import type { ListedBadge, Progress } from '@python-learning/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { api } from '../../lib/api/api.ts';
import { withNoAnswer } from '../../lib/api/failure-text.ts';
import { keepWhileTranslating } from '../../lib/data/queries.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useSession } from '../../lib/session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { GoalsLoading } from './goals-loading.tsx';
import { Medal } from './medal.tsx';
import { MoreButton } from './more-button.tsx';

/** Badges that a folded list shows. */
const shownFirst = 3;

/** The badges not yet awarded, nearest first, each with its progress. */
export function GoalList({ awarded }: { awarded: Progress['badges'] }) {
  const { data, isPending, error, refetch } = useBadges();
  if (data !== undefined) {
    return <Goals goals={nearestFirst(data.badges, new Set(awarded.map(({ id }) => id)))} />;
  }
  if (isPending) {
    return <GoalsLoading />;
  }
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <p role="status" className="text-muted">
        {withNoAnswer(error, m.dashboard_goals_failed)}
      </p>
      <Button kind="secondary" onClick={() => void refetch()}>
        {m.core_try_again()}
      </Button>
    </div>
  );
}

function Goals({ goals }: { goals: readonly ListedBadge[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const listId = useId();
  const folded = goals.length - shownFirst;
  if (goals.length === 0) {
    return <p className="font-bold text-success">{m.dashboard_goals_none()}</p>;
  }
  return (
    <>
      <h3 className="text-base text-muted">{m.dashboard_goals_heading()}</h3>
      <ul id={listId} className="grid grid-cols-1 gap-4">
        {(showsAll ? goals : goals.slice(0, shownFirst)).map((goal) => (
          <Medal key={goal.id} id={goal.id} title={goal.title} text={goal.how}>
            <GoalProgress goal={goal} />
          </Medal>
        ))}
      </ul>
      {folded > 0 && (
        <MoreButton controls={listId} isOpen={showsAll} onToggle={() => setShowsAll(!showsAll)}>
          {showsAll ? m.dashboard_badges_fewer() : m.dashboard_goals_more({ count: folded })}
        </MoreButton>
      )}
    </>
  );
}

/** A badge that takes a single step has no progress to show. */
function GoalProgress({ goal: { title, progress } }: { goal: ListedBadge }) {
  const { done, of: total } = progress;
  if (total <= 1) {
    return null;
  }
  return (
    <div className="mt-1 flex items-center gap-3">
      <ProgressBar
        value={done}
        max={total}
        label={m.dashboard_badge_progress({ title, done, total })}
        className="flex-1"
      />
      <span className="whitespace-nowrap text-muted" aria-hidden="true">
        {m.dashboard_done_of_total({ done, total })}
      </span>
    </div>
  );
}

/** Every badge of the course, awarded or not. */
function useBadges() {
  const language = useLanguage();
  const { user } = useSession();
  return useQuery({
    queryKey: ['badges', user?.id, language],
    placeholderData: keepWhileTranslating(['badges', user?.id]),
    queryFn: ({ signal }) => api.badges.badges({ signal }),
    enabled: user !== null,
    // Always refetch, so that new progress counts; cached data is shown meanwhile.
    staleTime: 0,
  });
}

/** The badges not yet awarded, nearest first; equally near ones in the course's order. */
export function nearestFirst(badges: readonly ListedBadge[], awardedIds: ReadonlySet<string>): ListedBadge[] {
  return badges
    .filter(({ id, awarded_at: awardedAt }) => awardedAt === null && !awardedIds.has(id))
    .toSorted((a, b) => shareDone(b) - shareDone(a));
}

function shareDone({ progress: { done, of } }: ListedBadge): number {
  return of > 0 ? done / of : 0;
}
