import { addDays, addWeeks, mondayOf } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import { countWeeks, type WeekFacts, weeksOf } from './week-count.ts';

const monday = '2026-01-05';
const goal = (value: number, chosenOn: string | null = null) => ({ value, chosenOn });

/** The given number of learning days in each week from `monday` on, with the goal at that time. */
function daysOf(perWeek: readonly number[], aim = 3) {
  return perWeek.flatMap((count, week) =>
    Array.from({ length: count }, (_day, index) => ({
      day: addDays(addWeeks(monday, week), index),
      goal: aim,
    })),
  );
}

/** Facts on the Sunday of the last of these weeks; `more` overrides them. */
function facts(perWeek: readonly number[], more: Partial<WeekFacts> = {}): WeekFacts {
  const today = addDays(addWeeks(monday, perWeek.length - 1), 6);
  return { days: daysOf(perWeek), today, goal: goal(3), restWeeks: new Set(), ...more };
}

describe('the count of weeks', () => {
  test('begins with nothing, and with the first week that reaches its goal', () => {
    expect(countWeeks({ days: [], today: monday, goal: goal(3), restWeeks: new Set() })).toEqual({
      current: 0,
      best: 0,
    });
    expect(countWeeks(facts([2]))).toEqual({ current: 0, best: 0 });
    expect(countWeeks(facts([3]))).toEqual({ current: 1, best: 1 });
    expect(countWeeks(facts([7, 3]))).toEqual({ current: 2, best: 2 });
  });

  test('pauses for one, two and three weeks without the goal, and goes on after them', () => {
    for (const pause of [[0], [1, 2], [0, 0, 0]]) {
      expect(countWeeks(facts([3, 3, ...pause]))).toEqual({ current: 2, best: 2 });
      expect(countWeeks(facts([3, 3, ...pause, 3]))).toEqual({ current: 3, best: 3 });
    }
  });

  test('begins again after four of them in a row, and keeps the best', () => {
    expect(countWeeks(facts([3, 3, 3, 0, 0, 0, 0, 1]))).toEqual({ current: 0, best: 3 });
    expect(countWeeks(facts([3, 3, 3, 0, 0, 0, 0, 3]))).toEqual({ current: 1, best: 3 });
    expect(countWeeks(facts([3, 3, 3, 0, 0, 0, 3, 0, 0, 0]))).toEqual({ current: 4, best: 4 });
  });

  test('does not hold a week against anybody before it is over', () => {
    expect(countWeeks(facts([3, 0, 0, 0, 0], { today: addWeeks(monday, 4) }))).toMatchObject({ current: 1 });
    expect(countWeeks(facts([3, 0, 0, 0, 0], { today: addDays(addWeeks(monday, 4), 6) }))).toMatchObject({
      current: 1,
    });
    expect(countWeeks(facts([3, 0, 0, 0, 0], { today: addWeeks(monday, 5) }))).toMatchObject({ current: 0 });
  });

  test('leaves out weeks of rest, however many, and counts one in which the goal was reached all the same', () => {
    const rest = (weeks: number[]) => ({ restWeeks: new Set(weeks.map((week) => addWeeks(monday, week))) });

    expect(countWeeks(facts([3, 3, 0, 0, 0, 0, 0, 0, 3], rest([2, 3, 4, 5, 6, 7])))).toEqual({
      current: 3,
      best: 3,
    });
    // Three pauses before the rest and none after it are three, not four.
    expect(countWeeks(facts([3, 0, 0, 0, 0, 3], rest([4])))).toEqual({ current: 2, best: 2 });
    expect(countWeeks(facts([3, 0, 0, 0, 0, 0, 3], rest([4])))).toEqual({ current: 1, best: 1 });
    expect(countWeeks(facts([3, 3], rest([1])))).toEqual({ current: 2, best: 2 });
  });

  test('gives back what a rest that is chosen afterwards covers', () => {
    const weeks = [3, 3, 0, 0, 0, 0, 3];
    expect(countWeeks(facts(weeks))).toEqual({ current: 1, best: 2 });
    expect(countWeeks(facts(weeks, { restWeeks: new Set([addWeeks(monday, 3)]) }))).toEqual({
      current: 3,
      best: 3,
    });
  });
});

describe('the goal', () => {
  test('of a week is the one that held then: a higher one takes no former week away', () => {
    const days = daysOf([2, 2], 2);
    const today = addDays(addWeeks(monday, 2), 2);

    expect(countWeeks(facts([2, 2], { days, today, goal: goal(4, today) }))).toEqual({ current: 2, best: 2 });
  });

  test('that is raised within a week that has reached the former one takes nothing away either', () => {
    const days = daysOf([2], 2);

    expect(countWeeks(facts([2], { days, goal: goal(4, addDays(monday, 3)) }))).toMatchObject({ current: 1 });
  });

  test('that is lowered counts for the week in which that is done, and not for those before', () => {
    const lowered = goal(2, addDays(addWeeks(monday, 1), 5));

    expect(countWeeks(facts([2, 2], { goal: lowered }))).toMatchObject({ current: 1 });
    expect(countWeeks(facts([2, 2, 0], { goal: lowered }))).toMatchObject({ current: 1 });
  });
});

describe('whatever a learner does', () => {
  const random = createRandom(20_261_122);
  const histories = Array.from({ length: 400 }, () => {
    const weeks = 1 + random(30);
    const perWeek = Array.from({ length: weeks }, () => (random(3) === 0 ? 0 : random(8)));
    const restWeeks = new Set(Array.from({ length: random(8) }, () => addWeeks(monday, random(weeks))));
    return facts(perWeek, { restWeeks, goal: goal(2 + random(3)) });
  });

  test('the count is never greater than the best, and both no greater than the weeks', () => {
    for (const history of histories) {
      const { current, best } = countWeeks(history);
      expect(current).toBeLessThanOrEqual(best);
      expect(best).toBeLessThanOrEqual(weeksOf(history).filter(({ isReached }) => isReached).length);
      expect(current).toBeGreaterThanOrEqual(0);
    }
  });

  test('one more day of learning never makes a number smaller', () => {
    for (const history of histories) {
      const day = addDays(monday, random(7 * weeksOf(history).length));
      const days = [...history.days.filter((one) => one.day !== day), { day, goal: 3 }];
      expectNoLess({ ...history, days: days.toSorted((a, b) => a.day.localeCompare(b.day)) }, history);
    }
  });

  test('one more week of rest never makes a number smaller', () => {
    for (const history of histories) {
      const week = addWeeks(monday, random(weeksOf(history).length));
      expectNoLess({ ...history, restWeeks: new Set([...history.restWeeks, week]) }, history);
    }
  });

  test('time alone never makes the best smaller, and the count only by beginning again', () => {
    for (const history of histories) {
      const later = { ...history, today: addDays(history.today, 1 + random(60)) };
      const [before, after] = [countWeeks(history), countWeeks(later)];
      expect(after.best).toBe(before.best);
      expect([0, before.current]).toContain(after.current);
    }
  });

  test('a day does not count more for being filled: days are days, in any order of a week', () => {
    for (const history of histories) {
      const moved = history.days.map(({ day, goal: aim }) => {
        const start = mondayOf(day);
        return {
          day: addDays(start, 6 - Math.round((Date.parse(day) - Date.parse(start)) / 86_400_000)),
          goal: aim,
        };
      });
      expect(countWeeks({ ...history, days: moved.toSorted((a, b) => a.day.localeCompare(b.day)) })).toEqual(
        countWeeks(history),
      );
    }
  });
});

function expectNoLess(more: WeekFacts, less: WeekFacts): void {
  const [after, before] = [countWeeks(more), countWeeks(less)];
  expect(after.current).toBeGreaterThanOrEqual(before.current);
  expect(after.best).toBeGreaterThanOrEqual(before.best);
}

/** Whole numbers below a bound, the same ones in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
