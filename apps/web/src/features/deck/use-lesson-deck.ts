import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { keepWhileTranslating } from '../../lib/data/queries.ts';
import { useLanguage } from '../../lib/language/language.ts';

/** The cards between the lessons of a milestone and its practice, loaded once per visit and language. */
export function useLessonDeck(milestoneId: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['lesson-deck', milestoneId, language],
    placeholderData: keepWhileTranslating(['lesson-deck', milestoneId]),
    queryFn: ({ signal }) => api.deck.lesson({ params: { id: milestoneId }, signal }),
    // The cards stay the same while they are answered.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
