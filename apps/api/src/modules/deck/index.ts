export { deckAnswers } from './deck.repository.ts';
export { createDeckHandlers } from './deck.routes.ts';
export { createDeckService } from './deck.service.ts';
