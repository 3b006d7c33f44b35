import { cardsADay, type DeckPlace } from '@python-learning/contract';
import type { DeckKind } from '@python-learning/domain';
import { dueOn, type Memory, memoryOf, type Review, recallOn } from './memory.ts';
import type { DeckCard, ScheduledConstruct } from './scheduled-constructs.ts';

/** An answer to a card. */
export type GivenAnswer = {
  cardId: string;
  /** What the card asked for when it was answered; null where it was no scheduled construct. */
  construct: string | null;
  place: DeckPlace;
  isCorrect: boolean;
  /** Such as `2026-11-21`, by the calendar of the learner. */
  day: string;
};

/** A coding question that was solved, the day of that, and whether lines of its solution had been opened. */
export type SolvedQuestion = { questionId: string; day: string; withHelp: boolean };

/** Everything that decides which cards a learner is asked. */
export type DeckFacts = {
  constructs: readonly ScheduledConstruct[];
  /** Ids of the open milestones whose lessons the learner has watched. */
  reached: ReadonlySet<string>;
  /** Oldest first. */
  answers: readonly GivenAnswer[];
  solved: readonly SolvedQuestion[];
  today: string;
};

/** A card, and the milestone of the construct that it asks for. */
type Chosen = { milestoneId: string; card: DeckCard };

/** The cards of a day. */
export type CardsOfDay = {
  left: DeckCard[];
  /** How many were answered, right or wrong. */
  done: number;
  hasMore: boolean;
};

/**
 * Today's three. What is answered today only leaves its construct out, so the cards stay the same until they are answered.
 * There are fewer where the learner has met fewer constructs.
 */
export function cardsOfDay(facts: DeckFacts): CardsOfDay {
  const done = answeredToday(facts);
  const wanted = Math.max(0, cardsADay - done.length);
  const cards = chooseCards(facts, done, wanted + 1);
  return {
    left: cards.slice(0, wanted),
    done: Math.min(done.length, cardsADay),
    hasMore: cards.length > wanted,
  };
}

/** Cards for a learner who wants more today, on what was not asked today. */
export function furtherCards(facts: DeckFacts): DeckCard[] {
  return chooseCards(facts, answeredToday(facts), cardsADay);
}

/** The cards of Today's three that were answered today, each once. */
function answeredToday({ answers, constructs, today }: DeckFacts): Chosen[] {
  const ids = new Set(
    answers.filter(({ day, place }) => day === today && place === 'today').map(({ cardId }) => cardId),
  );
  return constructs.flatMap(({ milestoneId, cards }) =>
    cards.filter(({ id }) => ids.has(id)).map((card) => ({ milestoneId, card })),
  );
}

/**
 * Chooses a card for each of a number of constructs: first of those that were needed with help, then of those that are due,
 * the least remembered first, then of new ones, then of the least remembered of the others: three cards a day are a habit,
 * and the schedule reckons with early reviews. Milestones and kinds of cards vary where that changes nothing else.
 */
function chooseCards(facts: DeckFacts, before: readonly Chosen[], count: number): DeckCard[] {
  const lastSeen = new Map(facts.answers.map(({ cardId }, index) => [cardId, index]));
  const chosen: Chosen[] = [];
  for (const group of groupsOf(candidatesOf(facts), facts.today)) {
    let open = group;
    while (chosen.length < count) {
      const taken = [...before, ...chosen];
      const next = nextOf(open, taken);
      const card = next === undefined ? undefined : freshestCard(next, lastSeen, taken);
      if (next === undefined || card === undefined) break;
      chosen.push({ milestoneId: next.milestoneId, card });
      open = open.filter((one) => one !== next);
    }
  }
  return chosen.map(({ card }) => card);
}

/** A construct that can be asked for today. */
type Candidate = {
  milestoneId: string;
  /** Its cards of the milestones that the learner has reached; at least one. */
  cards: readonly DeckCard[];
  /** Null where it was never asked for. */
  memory: Memory | null;
  /** Ids of its questions that were solved with help since it was last asked for. */
  helped: ReadonlySet<string>;
  isAskedToday: boolean;
};

/** The constructs of the reached milestones as they were before today, in the order of the course. */
function candidatesOf({ constructs, reached, answers, solved, today }: DeckFacts): Candidate[] {
  const askedToday = new Set(answers.filter(({ day }) => day === today).map(({ construct }) => construct));
  const answersTo = Map.groupBy(
    answers.filter(({ day }) => day !== today),
    ({ construct }) => construct,
  );
  // Those of today change nothing today: the cards stay the same.
  const solvedBefore = new Set(solved.filter(({ day }) => day < today).map(({ questionId }) => questionId));
  const canBeAsked = (card: DeckCard) =>
    reached.has(card.milestoneId) && (solvedBefore.has(card.questionId) || !holdsSolution(card));
  return constructs
    .filter(({ milestoneId }) => reached.has(milestoneId))
    .map(({ id, milestoneId, cards }) => {
      const reviews = firstOfEachDay(answersTo.get(id) ?? []);
      const lastDay = reviews.at(-1)?.day ?? '';
      const questions = new Set(cards.map(({ questionId }) => questionId));
      const isNeeded = ({ questionId, day, withHelp }: SolvedQuestion) =>
        withHelp && questions.has(questionId) && day >= lastDay && day < today;
      return {
        milestoneId,
        cards: cards.filter(canBeAsked),
        memory: memoryOf(reviews),
        helped: new Set(solved.filter(isNeeded).map(({ questionId }) => questionId)),
        isAskedToday: askedToday.has(id),
      };
    })
    .filter(({ cards }) => cards.length > 0);
}

/** Whether all lines of a solution are on a card. */
export function holdsSolution({ kind, isPart }: DeckCard): boolean {
  return hasAllLines[kind] && !isPart;
}

/** Whether nothing is missing or wrong in the program of a card, but for the order of its lines. */
const hasAllLines: Readonly<Record<DeckKind, boolean>> = {
  'order-lines': true,
  shows: true,
  gap: false,
  'faulty-line': false,
  mends: false,
};

function firstOfEachDay(answers: readonly GivenAnswer[]): Review[] {
  return [...Map.groupBy(answers, ({ day }) => day).values()].flatMap(([first]) => first ?? []);
}

/**
 * The candidates that were not asked for today in groups, of which each comes before the next. Those that were asked for
 * count among the due ones, so that the others stay the same.
 */
function groupsOf(candidates: readonly Candidate[], today: string): Candidate[][] {
  const helped = candidates.filter((one) => one.helped.size > 0);
  const others = candidates.filter((one) => one.helped.size === 0);
  const known = others
    .flatMap((one) => (one.memory === null ? [] : [{ ...one, memory: one.memory }]))
    .toSorted((left, right) => recallOn(today, left.memory) - recallOn(today, right.memory));
  const due = new Set(dueOn(today, known));
  return [
    helped,
    known.filter((one) => due.has(one)),
    others.filter(({ memory }) => memory === null),
    known.filter((one) => !due.has(one)),
  ].map((group) => group.filter(({ isAskedToday }) => !isAskedToday));
}

/** The first candidate of a milestone that has no card of this day yet, or else the first. */
function nextOf(open: readonly Candidate[], taken: readonly Chosen[]): Candidate | undefined {
  const met = new Set(taken.map(({ milestoneId }) => milestoneId));
  return open.find(({ milestoneId }) => !met.has(milestoneId)) ?? open[0];
}

/**
 * The card of a candidate that was seen the longest ago: one of a question that was solved with help, else one of the
 * question that was seen the longest ago. Among equals a kind comes first that has no card of this day yet.
 */
function freshestCard(
  { cards, helped }: Candidate,
  lastSeen: ReadonlyMap<string, number>,
  taken: readonly Chosen[],
): DeckCard | undefined {
  const kinds = new Set(taken.map(({ card }) => card.kind));
  const seen = ({ id }: DeckCard) => lastSeen.get(id) ?? -1;
  const questionSeen = (questionId: string) =>
    Math.max(...cards.filter((card) => card.questionId === questionId).map(seen));
  return cards.toSorted(
    (left, right) =>
      Number(helped.has(right.questionId)) - Number(helped.has(left.questionId)) ||
      questionSeen(left.questionId) - questionSeen(right.questionId) ||
      seen(left) - seen(right) ||
      Number(kinds.has(left.kind)) - Number(kinds.has(right.kind)),
  )[0];
}
