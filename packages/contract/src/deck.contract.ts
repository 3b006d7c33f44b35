import * as z from 'zod/mini';
import { cardResult, deckCard, lineAnswer, mcqAnswer, orderAnswer } from './cards.ts';
import { defineEndpoints } from './endpoint.ts';
import { id, idParams } from './id.ts';

/** How many cards a learner is asked for on a day. */
export const cardsADay = 3;

/** Where a card is answered: in Today's three, between the lessons and the first program, or beside a coding question. */
export const deckPlaces = ['today', 'lesson', 'practice'] as const;
export type DeckPlace = (typeof deckPlaces)[number];

/** The cards of a day. */
export const todaysDeck = z.object({
  /** The cards that are left, without their answers. Empty before the first lesson, and once all are answered. */
  cards: z.array(deckCard),
  /** How many of the day's cards were answered, right or wrong. */
  done: z.int().check(z.gte(0), z.lte(cardsADay)),
  /** Whether there are further cards for learners who want more. */
  has_more: z.boolean(),
});
export type TodaysDeck = z.output<typeof todaysDeck>;

/** The cards between the lessons of a milestone and its first program. */
export const lessonDeck = z.object({
  cards: z.array(deckCard),
  /** The ids of those that the learner has answered. */
  answered: z.array(id),
});
export type LessonDeck = z.output<typeof lessonDeck>;

/** An answer to a card of the deck: an option, an order of lines, or a line. */
export const deckAnswer = z.object({
  answer: z.union([mcqAnswer, orderAnswer, lineAnswer]),
  place: z.enum(deckPlaces),
});
export type DeckAnswer = z.output<typeof deckAnswer>;

export const deckContract = defineEndpoints({
  today: {
    method: 'GET',
    path: '/learn/deck/today/',
    access: 'learner',
    summary:
      "Today's three: cards on what the learner remembers least, the same ones until they are answered.",
    status: 200,
    response: todaysDeck,
    errors: [],
  },
  more: {
    method: 'GET',
    path: '/learn/deck/more/',
    access: 'learner',
    summary: 'Up to three further cards, for a learner who wants more today.',
    status: 200,
    response: z.array(deckCard),
    errors: [],
  },
  lesson: {
    method: 'GET',
    path: '/learn/milestones/:id/deck/',
    access: 'learner',
    summary: 'Up to three cards on what the lessons of a milestone have shown, fewer in later milestones.',
    params: idParams,
    status: 200,
    response: lessonDeck,
    errors: ['not_found', 'subscription_required'],
  },
  answer: {
    method: 'POST',
    path: '/learn/deck/:id/answer/',
    access: 'learner',
    summary: 'Answer one card of the deck, as often as the learner likes. It gives no points.',
    params: idParams,
    body: deckAnswer,
    status: 200,
    response: cardResult,
    errors: ['validation_failed', 'not_found', 'subscription_required'],
  },
});
