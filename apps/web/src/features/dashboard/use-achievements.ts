import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { keepWhileTranslating } from '../../lib/data/queries.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useSession } from '../../lib/session/session.tsx';

/** Every badge of the course, awarded or not. */
export function useAchievements() {
  const language = useLanguage();
  const { user } = useSession();
  return useQuery({
    queryKey: ['achievements', user?.id, language],
    placeholderData: keepWhileTranslating(['achievements', user?.id]),
    queryFn: ({ signal }) => api.achievements.achievements({ signal }),
    enabled: user !== null,
    // Always refetch, so that new progress counts; cached data is shown meanwhile.
    staleTime: 0,
  });
}
