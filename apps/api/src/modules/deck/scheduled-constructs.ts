import type { CourseCard, Milestone } from '@python-learning/curriculum';
import type { DeckKind } from '@python-learning/domain';

export type DeckCard = CourseCard<DeckKind>;

/** A construct of Python that learners are asked for again and again. */
export type ScheduledConstruct = {
  /** As `constructs.yaml` names it. */
  id: string;
  /** The first milestone with cards of it. */
  milestoneId: string;
  /** The cards that ask for it, of this milestone and later ones, in the order of the course. */
  cards: readonly DeckCard[];
};

type MilestoneDeck = Pick<Milestone, 'id' | 'deck'>;

/** With more, learners who come three days a week would fall behind. */
const constructsPerMilestone = 4;

/**
 * The scheduled constructs, in the order of the course: of each milestone the new ones with the most cards. A card asks for
 * one construct: of the latest that its program has, the one with the fewest cards so far. A card without one is left out.
 */
export function scheduledConstructs(milestones: readonly MilestoneDeck[]): ScheduledConstruct[] {
  const introduced = milestones.map(({ id, deck }, index) => ({
    milestoneId: id,
    constructs: mostFrequent(deck, constructsIn(milestones.slice(0, index).flatMap((one) => one.deck))),
  }));
  const cardsOf = new Map<string, DeckCard[]>(
    introduced.flatMap(({ constructs }) => constructs.map((construct) => [construct, []])),
  );
  const latestFirst = introduced.map(({ constructs }) => constructs).toReversed();
  for (const card of milestones.flatMap(({ deck }) => deck)) {
    const latest = latestFirst.find((constructs) => constructs.some((one) => card.constructs.includes(one)));
    const [fewest] = (latest ?? [])
      .filter((one) => card.constructs.includes(one))
      .map((one) => cardsOf.get(one) ?? [])
      .toSorted((left, right) => left.length - right.length);
    fewest?.push(card);
  }
  return introduced.flatMap(({ milestoneId, constructs }) =>
    constructs
      .map((id) => ({ id, milestoneId, cards: cardsOf.get(id) ?? [] }))
      .filter(({ cards }) => cards.length > 0),
  );
}

function constructsIn(deck: readonly DeckCard[]): Set<string> {
  return new Set(deck.flatMap(({ constructs }) => constructs));
}

/** The new constructs of a deck that the most of its cards have; equals stay in the order of the cards. */
function mostFrequent(deck: readonly DeckCard[], known: ReadonlySet<string>): string[] {
  const fresh = [...constructsIn(deck)].filter((one) => !known.has(one));
  const frequencyOf = (construct: string) =>
    deck.filter(({ constructs }) => constructs.includes(construct)).length;
  return fresh
    .toSorted((left, right) => frequencyOf(right) - frequencyOf(left))
    .slice(0, constructsPerMilestone);
}
