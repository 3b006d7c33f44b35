import { addDays } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import { dueOn, longestRestDays, type Memory, manyDue, memoryOf, type Review, recallOn } from './memory.ts';

const start = '2026-11-01';
const on = (day: number) => addDays(start, day);
const right = (day: number): Review => ({ day: on(day), isCorrect: true });
const wrong = (day: number): Review => ({ day: on(day), isCorrect: false });

function remembered(...reviews: Review[]): Memory {
  const memory = memoryOf(reviews);
  if (memory === null) throw new Error('Nothing was answered.');
  return memory;
}

/** Days from the last review until the construct is due. */
function restOf(...reviews: Review[]): number {
  const memory = remembered(...reviews);
  const isDueAfter = (days: number) => dueOn(addDays(memory.lastDay, days), [{ memory }]).length === 1;
  return Array.from({ length: 400 }, (_day, days) => days).findIndex(isDueAfter);
}

/** The rests of a learner who answers each time on the day that it is due. */
function restsOf(count: number, first: (day: number) => Review): number[] {
  const reviews = [first(0)];
  const rests: number[] = [];
  let day = 0;
  while (rests.length < count) {
    const rest = restOf(...reviews);
    rests.push(rest);
    day += rest;
    reviews.push(right(day));
  }
  return rests;
}

describe('a construct', () => {
  test('that was never answered is not remembered', () => {
    expect(memoryOf([])).toBeNull();
  });

  test('that is answered right rests longer each time, and never longer than sixty days', () => {
    const rests = restsOf(6, right);

    expect(rests.slice(0, 3)).toEqual([4, 31, 60]);
    expect(new Set(rests.slice(2))).toEqual(new Set([longestRestDays]));
  });

  test('that is answered wrong is due the next day, however well it was known', () => {
    expect(restOf(wrong(0))).toBe(1);
    expect(restOf(right(0), wrong(4))).toBeLessThan(restOf(right(0), right(4)));
    expect(restOf(right(0), right(4), wrong(39))).toBeLessThan(restOf(right(0), right(4)));
  });

  test('is forgotten day by day, and fully remembered on the day of its answer', () => {
    const memory = remembered(right(0), right(4));
    const recalls = [4, 5, 10, 40, 100].map((day) => recallOn(on(day), memory));

    expect(recalls[0]).toBe(1);
    expect(recalls).toEqual(recalls.toSorted((left, later) => later - left));
    expect(new Set(recalls).size).toBe(recalls.length);
  });

  test('is remembered by its answers alone: the same answers give the same state at any time', () => {
    const reviews = [right(0), wrong(4), right(5), right(9)];

    expect(memoryOf(structuredClone(reviews))).toEqual(memoryOf(reviews));
  });

  test('whose last answer has a later date than today, as after a journey, is remembered', () => {
    expect(recallOn(on(3), remembered(right(4)))).toBe(1);
    expect(memoryOf([right(4), right(3)])).not.toBeNull();
  });
});

describe('when much is due', () => {
  /** Constructs that were answered right once, all on the same day. */
  const answered = (count: number) => Array.from({ length: count }, () => ({ memory: remembered(right(0)) }));

  test('each is asked for later, so that a learner who was away catches up', () => {
    expect(dueOn(on(4), answered(manyDue))).toHaveLength(manyDue);
    expect(dueOn(on(7), answered(manyDue + 1))).toEqual([]);
    expect(dueOn(on(8), answered(manyDue + 1))).toHaveLength(manyDue + 1);
  });
});
