import type { MilestoneContent } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import { type Check, faultAt } from './check.ts';
import { cardLimits } from './deck/card-limits.ts';
import { taughtUpTo } from './deck/make-deck.ts';

/** The fewest cards of the course, and of a milestone that has questions. */
export const fewestCards = { course: 600, milestone: 25 } as const;

export const deckSizeCheck: Check = {
  promise: `the deck has ${fewestCards.course} cards, each milestone ${fewestCards.milestone}; each is at most 3 KB and made of what was taught up to there`,
  ofTheWholeCourse: true,
  run: ({ content }) => {
    const { milestones } = content;
    const counts = milestones.map((milestone) => cardsOf(milestone).length);
    const all = counts.reduce((sum, count) => sum + count, 0);
    const few = milestones.flatMap((milestone, index) =>
      milestone.questions.length > 0 && (counts[index] ?? 0) < fewestCards.milestone
        ? [faultAt(milestone.milestone, ['id'], `has ${counts[index]} cards in its deck: see checks/deck`)]
        : [],
    );
    const [first] = milestones;
    // A course in the making has fewer milestones than a whole one, and fewer cards.
    const isSmall = first !== undefined && milestones.length > 1 && all < fewestCards.course;
    const small = isSmall ? [faultAt(first.milestone, ['id'], `the course has ${all} cards`)] : [];
    return [
      ...few,
      ...small,
      ...milestones.flatMap((milestone) =>
        faultsOfCards(milestone, taughtUpTo(content, milestone.milestone.value.id)),
      ),
    ];
  },
};

function cardsOf({ deck }: MilestoneContent) {
  return Object.values(deck?.value ?? {}).flatMap(({ cards }) => Object.entries(cards));
}

function faultsOfCards(milestone: MilestoneContent, taught: ReadonlySet<string>): Fault[] {
  const { deck } = milestone;
  if (deck === null) return [];
  return Object.entries(deck.value).flatMap(([question, { cards }]) =>
    Object.entries(cards).flatMap(([id, card]) => {
      const place = [question, 'cards', id];
      const bytes = Buffer.byteLength(JSON.stringify(card));
      return [
        ...(bytes > cardLimits.bytes ? [faultAt(deck, place, `${id} has ${bytes} bytes`)] : []),
        ...card.constructs
          .filter((construct) => !taught.has(construct))
          .map((construct) => faultAt(deck, place, `${id} needs ${construct}, which is taught later`)),
      ];
    }),
  );
}
