import { cardsADay } from '@python-learning/contract';
import type { Milestone } from '@python-learning/curriculum';
import type { DeckKind } from '@python-learning/domain';
import { holdsSolution } from './choose-cards.ts';
import type { DeckCard } from './scheduled-constructs.ts';

/** How many of the first questions with cards these are of. Later ones ask for more than the lessons have shown. */
const firstQuestions = 4;

/** From reading a program to mending one: what comes first needs the least. */
const kindsInOrder: readonly DeckKind[] = ['shows', 'gap', 'order-lines', 'faulty-line', 'mends'];

/** The milestones after which there is a card less, because a learner needs less help to begin. */
const fadesAfter: readonly number[] = [5, 10];

/**
 * The cards between the lessons of a milestone and its first program: one of each of the first kinds, of the first
 * questions, so that what is read in a card is typed next. None holds all lines of a solution.
 */
export function lessonCards({ order, deck }: Pick<Milestone, 'order' | 'deck'>): DeckCard[] {
  const count = cardsADay - fadesAfter.filter((last) => order > last).length;
  const first = [...new Set(deck.map(({ questionId }) => questionId))].slice(0, firstQuestions);
  const open = deck.filter((card) => first.includes(card.questionId) && !holdsSolution(card));
  return kindsInOrder.flatMap((kind) => open.find((card) => card.kind === kind) ?? []).slice(0, count);
}
