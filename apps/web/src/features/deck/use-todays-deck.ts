import { useQuery } from '@tanstack/react-query';
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
