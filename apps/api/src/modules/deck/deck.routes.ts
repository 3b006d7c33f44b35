import type { contract } from '@python-learning/contract';
import { type Handlers, keepsAnswer } from '../../platform/http/handler.ts';
import type { DeckService } from './deck.service.ts';

type DeckContract = typeof contract.deck;

export function createDeckHandlers(service: DeckService): Handlers<DeckContract> {
  return {
    today: ({ caller, language }) => service.getToday({ learnerId: caller.learnerId, language }),
    more: ({ caller, language }) => service.listMore({ learnerId: caller.learnerId, language }),
    lesson: ({ caller, params, language, refuse }) =>
      service.getLesson(refuse, { learnerId: caller.learnerId, language }, params.id),
    answer: keepsAnswer<DeckContract['answer']>(({ caller, params, body, language, refuse, once }) =>
      service.answer(refuse, once, { learnerId: caller.learnerId, language }, { cardId: params.id, ...body }),
    ),
  };
}
