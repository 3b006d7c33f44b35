import type { ShownDeckCard, TodaysDeck } from '@python-learning/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { CardRun } from '../../deck/run/card-run.tsx';
import { CardsLoading } from '../../deck/run/cards-loading.tsx';
import type { SendAnswer } from '../../deck/run/use-run.ts';
import { api } from '../../lib/api/api.ts';
import { withNoAnswer } from '../../lib/api/failure-text.ts';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ScreenError } from '../../ui/screen-error.tsx';
import { keptCardIds, useSendAnswer } from './kept-answers.ts';
import { todaysDeckKey, useTodaysDeck } from './use-todays-deck.ts';

/** Today's three, one card after another, and more for a learner who wants more. */
export function TodaysScreen() {
  const { data, error, refetch } = useTodaysDeck();
  const answer = useSendAnswer('today');
  if (data === undefined && error === null) return <CardsLoading label={m.deck_today_loading()} />;
  if (data === undefined) {
    const texts = {
      notFound: m.deck_today_none(),
      empty: m.deck_today_none(),
      failed: m.deck_today_failed(),
    };
    return <ScreenError fault={{ failure: error }} texts={texts} onRetry={() => void refetch()} />;
  }
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 content-start gap-3 overflow-x-clip px-4 pt-3 md:py-6">
      <PageTitle title={m.deck_today_title()} className="text-xl" />
      {data.cards.length + data.done === 0 ? <NothingYet /> : <Day deck={data} answer={answer} />}
    </div>
  );
}

/** What a learner sees before the first lesson. */
function NothingYet() {
  return (
    <>
      <p>{m.deck_today_none()}</p>
      <ButtonLink to={paths.dashboard()} className="justify-self-start">
        {m.deck_today_back()}
      </ButtonLink>
    </>
  );
}

/** Cards that are asked one after the other. `done` were answered before. */
type Round = { cards: readonly ShownDeckCard[]; done: number };

function Day({ deck, answer }: { deck: TodaysDeck; answer: SendAnswer }) {
  const cache = useQueryClient();
  const [round, setRound] = useState<Round | null>(() => firstRound(deck));
  const [hasMoved, setMoved] = useState(false);
  const show = (next: Round | null) => {
    setRound(next);
    setMoved(true);
  };
  const end = () => {
    show(null);
    void cache.invalidateQueries({ queryKey: todaysDeckKey });
  };
  if (round === null) {
    const more = (cards: Round['cards']) => show({ cards, done: 0 });
    return <DoneForToday hasMore={deck.has_more} takesFocus={hasMoved} onMore={more} />;
  }
  return (
    <CardRun
      key={round.cards[0]?.id}
      {...inLanguageOf(deck, round)}
      answer={answer}
      endLabel={m.deck_today_end()}
      onEnd={end}
      takesFocus={hasMoved}
    />
  );
}

/** The cards that are left, without those whose answers are not sent yet; null for none. */
function firstRound({ cards, done }: TodaysDeck): Round | null {
  const kept = keptCardIds();
  const open = cards.filter(({ id }) => !kept.has(id));
  return open.length === 0 ? null : { cards: open, done: done + cards.length - open.length };
}

/** The round with the newest texts of its cards. */
function inLanguageOf({ cards }: TodaysDeck, round: Round): Round {
  const latest = new Map(cards.map((card) => [card.id, card]));
  return { ...round, cards: round.cards.map((card) => latest.get(card.id) ?? card) };
}

type DoneForTodayProps = {
  hasMore: boolean;
  /** True where a press led here, and its button is gone. */
  takesFocus: boolean;
  onMore: (cards: readonly ShownDeckCard[]) => void;
};

function DoneForToday({ hasMore, takesFocus, onMore }: DoneForTodayProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    // The last card was longer.
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const more = useMutation({
    mutationFn: () => api.deck.more(),
    onSuccess: (cards) => cards.length > 0 && onMore(cards),
  });
  return (
    <section aria-labelledby="done" className="grid grid-cols-1 gap-3">
      <h2
        ref={heading}
        id="done"
        tabIndex={-1}
        className="flex items-center gap-2 text-lg text-success outline-none"
      >
        <Icon name="check-circle" className="size-6" />
        {m.deck_today_done()}
      </h2>
      <p>{m.deck_today_done_text()}</p>
      {more.isError && <Banner kind="error">{withNoAnswer(more.error, m.deck_today_failed)}</Banner>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.dashboard()}>{m.deck_today_back()}</ButtonLink>
        {hasMore && (
          <Button kind="secondary" busy={more.isPending} onClick={() => more.mutate()}>
            {more.isPending ? m.deck_today_more_loading() : m.deck_today_more()}
          </Button>
        )}
      </div>
    </section>
  );
}
