import type { CardResult, DeckAnswer, ShownDeckCard } from '@python-learning/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { createIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { retries, sendWithRetries } from '../../lib/api/retries.ts';
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

/**
 * Sends an answer to a card, and again if that may help.
 * @throws the last failure
 */
export function sendLessonAnswer(card: ShownDeckCard, answer: DeckAnswer['answer']): Promise<CardResult> {
  const call = {
    params: { id: card.id },
    body: { answer, place: 'lesson' },
    idempotencyKey: createIdempotencyKey(),
  } as const;
  return sendWithRetries(() => api.deck.answer(call), retries.answer);
}
