import type { TodaysDeck } from '@python-learning/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { keepWhileTranslating } from '../../lib/data/queries.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useSession } from '../../lib/session/session.tsx';

export const todaysDeckKey = ['todays-deck'];

/** The cards of the day that are left. Asked only when a learner is logged in. */
export function useTodaysDeck() {
  const language = useLanguage();
  const { user } = useSession();
  return useQuery({
    queryKey: [...todaysDeckKey, user?.id, language],
    placeholderData: keepWhileTranslating([...todaysDeckKey, user?.id]),
    queryFn: ({ signal }) => api.deck.today({ signal }),
    enabled: user !== null,
    // Always refetch, because a day ends; cached cards are shown meanwhile.
    staleTime: 0,
  });
}

/** Counts a card of the day as answered in the cache: a screen shows its cards before it asks the server again. */
export function cacheAnswered(cache: QueryClient, cardId: string): void {
  cache.setQueriesData<TodaysDeck>({ queryKey: todaysDeckKey }, (deck) => deck && withAnswered(deck, cardId));
  // A pending request may be older than the answer.
  void cache.invalidateQueries({ queryKey: todaysDeckKey, fetchStatus: 'fetching' });
}

function withAnswered(deck: TodaysDeck, cardId: string): TodaysDeck {
  const cards = deck.cards.filter(({ id }) => id !== cardId);
  return { ...deck, cards, done: deck.done + deck.cards.length - cards.length };
}
