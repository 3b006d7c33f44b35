import type { TodaysDeck } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { withNoAnswer } from '../../lib/api/failure-text.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
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
    <Card className={todaysCardClass}>
      <h2 className="text-xl">{m.deck_today_title()}</h2>
      <p role="status" className="text-muted">
        {withNoAnswer(error, m.deck_today_failed)}
      </p>
      <Button kind="secondary" className="justify-self-start" onClick={() => void refetch()}>
        {m.core_try_again()}
      </Button>
    </Card>
  );
}

function Day({ deck: { cards, done, has_more: hasMore } }: { deck: TodaysDeck }) {
  const total = done + cards.length;
  if (total === 0) return null;
  const dots = Array.from({ length: total }, (_, index) => ({ isSolved: index < done, isChallenge: false }));
  return (
    <Card className={todaysCardClass} role="region" aria-labelledby="today">
      <div className="flex items-center justify-between gap-3">
        <h2 id="today" className="text-xl">
          {m.deck_today_title()}
        </h2>
        <PulliTrack dots={dots} here={cards.length === 0 ? -1 : done} className="h-9 shrink-0" />
        <p className="sr-only">{m.deck_today_count({ done, total })}</p>
      </div>
      {cards.length > 0 ? <Begin isBegun={done > 0} /> : <Done hasMore={hasMore} />}
    </Card>
  );
}

function Begin({ isBegun }: { isBegun: boolean }) {
  return (
    <>
      <p>{m.deck_today_text()}</p>
      <ButtonLink to={paths.today()} kind="secondary" className="mt-1 justify-self-start">
        {isBegun ? m.deck_today_go_on() : m.deck_today_begin()}
        <Icon name="arrow-right" />
      </ButtonLink>
    </>
  );
}

function Done({ hasMore }: { hasMore: boolean }) {
  return (
    <>
      <p className="flex items-center gap-2 font-bold text-success">
        <Icon name="check" className="size-5" />
        {m.deck_today_done()}
      </p>
      {hasMore && (
        <ButtonLink to={paths.today()} kind="ghost" className="-ms-3 justify-self-start px-3!">
          {m.deck_today_more()}
        </ButtonLink>
      )}
    </>
  );
}
