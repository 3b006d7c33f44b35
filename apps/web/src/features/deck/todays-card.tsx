import type { TodaysDeck } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { withNoAnswer } from '../../lib/api/failure-text.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { PulliTrack } from '../../ui/pulli-track.tsx';
import { useKeptAnswers } from './kept-answers.ts';
import { TodaysCardLoading, todaysCardClass } from './todays-card-loading.tsx';
import { useTodaysDeck } from './use-todays-deck.ts';

/** Today's three on the dashboard: to begin, to go on with, or done. Nothing is overdue here. */
export function TodaysCard() {
  const { data, error, refetch } = useTodaysDeck();
  useKeptAnswers();
  if (data !== undefined) return <Day deck={data} />;
  if (error === null) return <TodaysCardLoading />;
  return (
    <div className={classNames(todaysCardClass, 'flex-wrap justify-between')}>
      <p role="status" className="text-muted">
        {withNoAnswer(error, m.deck_today_failed)}
      </p>
      <Button kind="secondary" onClick={() => void refetch()}>
        {m.core_try_again()}
      </Button>
    </div>
  );
}

function Day({ deck: { cards, done, has_more: hasMore } }: { deck: TodaysDeck }) {
  const total = done + cards.length;
  if (total === 0) return null;
  const isDone = cards.length === 0;
  const dots = Array.from({ length: total }, (_, index) => ({ isSolved: index < done, isChallenge: false }));
  const content = (
    <>
      <PulliTrack dots={dots} here={-1} className="h-6 shrink-0 sm:h-8" />
      <div className="min-w-0 flex-1">
        <h2 id="today" className="text-lg">
          {m.deck_today_title()}
        </h2>
        {isDone ? (
          <p className="flex items-center gap-1 font-bold text-success">
            <Icon name="check" className="size-5" />
            {m.deck_today_done()}
          </p>
        ) : (
          <p className="text-muted">
            {done === 0 ? m.deck_today_text() : m.deck_today_count({ done, total })}
          </p>
        )}
      </div>
    </>
  );
  return (
    <section aria-labelledby="today">
      {isDone && !hasMore ? (
        <div className={todaysCardClass}>{content}</div>
      ) : (
        <Link to={paths.today()} className={classNames(todaysCardClass, 'text-ink hover:border-action')}>
          {content}
          <Icon name="arrow-right" className="size-6 shrink-0 text-action" />
        </Link>
      )}
    </section>
  );
}
