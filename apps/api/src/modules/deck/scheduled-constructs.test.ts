import { loadCurriculum } from '@python-learning/curriculum';
import { describe, expect, test } from 'vitest';
import { sampleDeckCard } from '../../../testing/index.ts';
import { lessonCards } from './lesson-cards.ts';
import { scheduledConstructs } from './scheduled-constructs.ts';

const milestone = (id: string, ...cards: string[][]) => ({
  id,
  deck: cards.map((constructs, number) =>
    sampleDeckCard({ id: `${id}-${number}`, milestoneId: id, constructs }),
  ),
});

describe('the constructs that are scheduled', () => {
  test('are the new ones of each milestone, at most four, those with the most cards', () => {
    const decks = [
      milestone('m1', ['a', 'b', 'c', 'd', 'e'], ['e', 'd'], ['e', 'c'], ['b', 'e']),
      milestone('m2', ['a', 'f']),
    ];

    expect(scheduledConstructs(decks).map(({ id, milestoneId }) => [milestoneId, id])).toEqual([
      ['m1', 'e'],
      ['m1', 'b'],
      ['m1', 'c'],
      ['m1', 'd'],
      ['m2', 'f'],
    ]);
  });

  test('have each card once: with the latest construct of its program', () => {
    const decks = [milestone('m1', ['a'], ['a']), milestone('m2', ['a', 'b'], ['a'])];
    const cards = scheduledConstructs(decks).map((one) => [one.id, one.cards.map(({ id }) => id)]);

    expect(cards).toEqual([
      ['a', ['m1-0', 'm1-1', 'm2-1']],
      ['b', ['m2-0']],
    ]);
  });

  test('share the cards of programs that have several', () => {
    const decks = [milestone('m1', ['a', 'b'], ['a', 'b'], ['a', 'b'], ['a', 'b'])];

    expect(scheduledConstructs(decks).map(({ cards }) => cards.length)).toEqual([2, 2]);
  });
});

describe('of the course', () => {
  const { milestones } = loadCurriculum();
  const constructs = scheduledConstructs(milestones);

  test('every milestone has at most four constructs, and each of these a card', () => {
    const ofMilestone = Map.groupBy(constructs, ({ milestoneId }) => milestoneId);
    for (const [, own] of ofMilestone) expect(own.length).toBeLessThanOrEqual(4);
    expect(constructs.every(({ cards }) => cards.length > 0)).toBe(true);
    expect(constructs.length).toBeGreaterThan(30);
  });

  test('the first milestone fills a day', () => {
    expect(constructs.filter(({ milestoneId }) => milestoneId === milestones[0]?.id)).toHaveLength(3);
  });

  test('every card is asked for by one construct', () => {
    const asked = constructs.flatMap(({ cards }) => cards.map(({ id }) => id));
    expect(asked.toSorted()).toEqual(milestones.flatMap(({ deck }) => deck.map(({ id }) => id)).toSorted());
  });

  test('lessons are followed by three cards at first, two from the sixth milestone, one from the eleventh', () => {
    const counts = milestones.map((one) => lessonCards(one).length);
    expect(counts).toEqual([3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1]);
    for (const one of milestones) {
      const kinds = lessonCards(one).map(({ kind }) => kind);
      expect(new Set(kinds).size).toBe(kinds.length);
    }
  });
});
