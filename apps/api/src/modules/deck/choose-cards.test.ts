import { addDays } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import { sampleDeckCard } from '../../../testing/index.ts';
import { cardsOfDay, type DeckFacts, furtherCards, type GivenAnswer } from './choose-cards.ts';
import type { ScheduledConstruct } from './scheduled-constructs.ts';

const today = '2026-11-20';
const daysAgo = (days: number) => addDays(today, -days);

/** Two constructs a milestone, with two cards each; the ids say which. */
const constructs: ScheduledConstruct[] = ['m1', 'm2', 'm3'].flatMap((milestoneId) =>
  ['a', 'b'].map((name) => {
    const id = `${milestoneId}${name}`;
    const card = (number: number) =>
      sampleDeckCard({ id: `${id}${number}`, milestoneId, questionId: `${id}-q${number}` });
    return { id, milestoneId, cards: [card(1), card(2)] };
  }),
);

const answer = (cardId: string, daysBefore: number, isCorrect = true): GivenAnswer => ({
  cardId,
  construct: cardId.slice(0, 3),
  place: 'today',
  isCorrect,
  day: daysAgo(daysBefore),
});

const facts = (more: Partial<DeckFacts> = {}): DeckFacts => ({
  constructs,
  reached: new Set(['m1', 'm2', 'm3']),
  answers: [],
  solved: [],
  today,
  ...more,
});

const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
const leftOf = (more: Partial<DeckFacts>) => idsOf(cardsOfDay(facts(more)).left);

describe("Today's three", () => {
  test('are none before the first lesson', () => {
    expect(cardsOfDay(facts({ reached: new Set() }))).toEqual({ left: [], done: 0, hasMore: false });
  });

  test('ask for nothing of a milestone whose lesson is not reached', () => {
    expect(leftOf({ reached: new Set(['m1']) })).toEqual(['m1a1', 'm1b1']);
    const wide = constructs
      .slice(0, 1)
      .map((one) => ({ ...one, cards: constructs.flatMap(({ cards }) => cards) }));
    const seen = ['m1a1', 'm1a2', 'm1b1', 'm1b2'].map((id) => answer(id, 9));
    expect(leftOf({ constructs: wide, answers: seen })).toEqual(['m2a1']);
    expect(leftOf({ constructs: wide, answers: seen, reached: new Set(['m1']) })).toEqual(['m1a1']);
  });

  test('begin with what is remembered least of what is due', () => {
    const answers = [answer('m3a1', 40), answer('m1a1', 30), answer('m2a1', 20), answer('m1b1', 1)];

    expect(leftOf({ answers })).toEqual(['m3a2', 'm1a2', 'm2a2']);
  });

  test('come from different milestones where as much is due in each', () => {
    expect(leftOf({})).toEqual(['m1a1', 'm2a1', 'm3a1']);
    const answers = [answer('m1a1', 40), answer('m1b1', 39), answer('m2a1', 30)];
    expect(leftOf({ answers })).toEqual(['m1a2', 'm2a2', 'm1b2']);
  });

  test('ask for what is new before what is not due yet, and for the least remembered of that', () => {
    const answers = [answer('m1a1', 2), answer('m1b1', 1), answer('m2a1', 1)];

    expect(leftOf({ answers, reached: new Set(['m1', 'm2']) })).toEqual(['m2b1', 'm1a2', 'm1b2']);
  });

  test('bring a wrong answer back on the next day', () => {
    const answers = [
      ...['m1a1', 'm1b1', 'm2a1', 'm3a1', 'm3b1'].map((id) => answer(id, 1)),
      answer('m2b1', 1, false),
    ];

    expect(leftOf({ answers })[0]).toBe('m2b2');
  });

  test('count the first answer of a day alone: a wrong repetition does not make it due', () => {
    const answers = [answer('m1b1', 2), answer('m1a1', 1), answer('m1a1', 1, false)];

    expect(leftOf({ answers, reached: new Set(['m1']) })).toEqual(['m1b2', 'm1a2']);
  });

  test('begin with a question that was solved with help, once', () => {
    const withHelp = (day: string) => [{ questionId: 'm2b-q2', day, withHelp: true }];
    const solved = withHelp(daysAgo(3));
    const due = [answer('m1a1', 40), answer('m1b1', 40)];

    expect(leftOf({ solved, answers: due })[0]).toBe('m2b2');
    expect(leftOf({ solved, answers: [...due, answer('m2b2', 2)] })).not.toContain('m2b2');
    expect(leftOf({ solved: withHelp(today), answers: due })).not.toContain('m2b2');
  });

  test('hold no whole solution of a question that was not solved before today', () => {
    const ordered = sampleDeckCard({ id: 'm1a0', milestoneId: 'm1', questionId: 'q', kind: 'order-lines' });
    const wide = [{ id: 'm1a', milestoneId: 'm1', cards: [ordered, ...(constructs[0]?.cards ?? [])] }];
    const solvedOn = (day: string) => [{ questionId: 'q', day, withHelp: false }];

    expect(leftOf({ constructs: wide })).toEqual(['m1a1']);
    expect(leftOf({ constructs: wide, solved: solvedOn(today) })).toEqual(['m1a1']);
    expect(leftOf({ constructs: wide, solved: solvedOn(daysAgo(1)) })).toEqual(['m1a0']);
  });

  test('stay the same when one of seven that are due was answered', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    const many = names.map((name) => ({
      id: `m1${name}`,
      milestoneId: 'm1',
      cards: [1, 2].map((number) =>
        sampleDeckCard({ id: `m1${name}${number}`, milestoneId: 'm1', questionId: `${name}${number}` }),
      ),
    }));
    // Seven are due at the usual retention, and one at that of many.
    const answers = names.slice(0, 7).map((name) => answer(`m1${name}1`, name === 'a' ? 40 : 5));
    const three = leftOf({ constructs: many, answers });
    const [first = ''] = three;

    expect(leftOf({ constructs: many, answers: [...answers, answer(first, 0)] })).toEqual(three.slice(1));
  });

  test('show another card of a construct, and one of another kind', () => {
    const kinds = (['gap', 'gap', 'shows'] as const).map((kind, index) => ({
      id: `m${index + 1}a`,
      milestoneId: `m${index + 1}`,
      cards: (['gap', kind] as const).map((one, number) =>
        sampleDeckCard({
          id: `m${index + 1}a${number}`,
          milestoneId: `m${index + 1}`,
          questionId: 'q',
          isPart: true,
          kind: one,
        }),
      ),
    }));

    expect(leftOf({ constructs: kinds, reached: new Set(['m1', 'm3']) })).toEqual(['m1a0', 'm3a1']);
    expect(leftOf({ answers: [answer('m1a1', 90, false), answer('m1a2', 80, false)] })[0]).toBe('m1a1');
  });

  test('stay the same until they are answered, one after the other', () => {
    const before = [answer('m3a1', 40), answer('m1a1', 30), answer('m2a1', 20)];
    const three = leftOf({ answers: before });
    expect(leftOf({ answers: before })).toEqual(three);

    for (const count of [1, 2, 3]) {
      const given = three.slice(0, count).map((id) => answer(id, 0, false));
      const { left, done } = cardsOfDay(facts({ answers: [...before, ...given] }));
      expect(idsOf(left)).toEqual(three.slice(count));
      expect(done).toBe(count);
    }
  });

  test('are answered once each: a repetition of a wrong card is no further one', () => {
    const [first = ''] = leftOf({});
    const { done, left } = cardsOfDay(facts({ answers: [answer(first, 0, false), answer(first, 0)] }));

    expect({ done, left: left.length }).toEqual({ done: 1, left: 2 });
  });

  test('do not ask for what was answered today in a lesson, which is none of the three', () => {
    const answers = [{ ...answer('m1a1', 0), place: 'lesson' as const }];
    const { done, left } = cardsOfDay(facts({ answers }));

    expect(done).toBe(0);
    expect(idsOf(left)).toEqual(['m1b1', 'm2a1', 'm3a1']);
  });
});

describe('more cards', () => {
  test('are asked for by choice: each of a construct that was not asked for today', () => {
    const answers = ['m1a1', 'm2a1', 'm3a1'].map((id) => answer(id, 0));
    const day = cardsOfDay(facts({ answers }));

    expect(day).toEqual({ left: [], done: 3, hasMore: true });
    expect(idsOf(furtherCards(facts({ answers })))).toEqual(['m1b1', 'm2b1', 'm3b1']);
  });

  test('end when everything was asked for', () => {
    const answers = constructs.map(({ id }) => answer(`${id}1`, 0));

    expect(cardsOfDay(facts({ answers }))).toEqual({ left: [], done: 3, hasMore: false });
    expect(furtherCards(facts({ answers }))).toEqual([]);
  });
});
