import type { CardResult, DeckAnswer, ShownDeckCard } from '@python-learning/contract';
import { useReducer, useState } from 'react';
import { bodyOf } from '../card-answers.ts';
import { type DeckCardAnswer, newRun, runReducer } from './run.reducer.ts';

/**
 * Sends an answer to a card. Resolves with its result, or with `kept` where the server did not reply and the answer is stored here to be
 * sent again.
 * @throws the failure of the call, which the run shows; the answer can then be sent again
 */
export type SendAnswer = (card: ShownDeckCard, body: DeckAnswer['answer']) => Promise<CardResult | 'kept'>;

/** The run through these cards. A later list only brings newer texts, such as those of another language. */
export function useRun(cards: readonly ShownDeckCard[], send: SendAnswer) {
  const [first] = useState(cards);
  const [run, dispatch] = useReducer(runReducer, newRun);
  const asked = first[run.index];
  const card = cards.find(({ id }) => id === asked?.id) ?? asked;
  const answer = async (given: DeckCardAnswer) => {
    if (card === undefined || run.phase.kind === 'sending') return;
    dispatch({ type: 'answered', answer: given });
    try {
      const result = await send(card, bodyOf(card, given));
      dispatch(result === 'kept' ? { type: 'kept' } : { type: 'graded', result });
    } catch (failure) {
      dispatch({ type: 'failed', failure });
    }
  };
  return {
    run,
    card,
    total: first.length,
    answer,
    retry: () => dispatch({ type: 'retried' }),
    goOn: () => dispatch({ type: 'went-on' }),
  };
}
