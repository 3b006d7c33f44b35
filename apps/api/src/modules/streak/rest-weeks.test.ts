import { addWeeks, mondayOf, mondaysBetween } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import { endedWeeks, fitsTheYear, requestedWeeks, restWeeksLeft } from './rest-weeks.ts';

const today = '2026-11-21';
const thisWeek = '2026-11-16';
const weeksFrom = (monday: string, count: number) => mondaysBetween(monday, addWeeks(monday, count - 1));

test('weeks begin on Monday', () => {
  expect(mondayOf('2026-11-16')).toBe(thisWeek);
  expect(mondayOf('2026-11-22')).toBe(thisWeek);
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
});

describe('a wish to rest', () => {
  test('means this week when it says no more', () => {
    expect(requestedWeeks({ from: undefined, weeks: undefined }, today)).toEqual([thisWeek]);
  });

  test('may be for some weeks, and for weeks that are over', () => {
    expect(requestedWeeks({ from: '2026-10-28', weeks: 3 }, today)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
    ]);
  });

  test.each(['2025-11-10', '2027-11-22', '0000-01-01', '9999-12-31'])(
    'for a week that is more than a year away is not taken: %s',
    (from) => {
      expect(requestedWeeks({ from, weeks: 1 }, today)).toBeNull();
    },
  );
});

describe('eight weeks a year', () => {
  const eight = new Set(weeksFrom('2026-03-02', 8));

  test('are left to a learner who never rested, and none to one who did', () => {
    expect(restWeeksLeft('2026', new Set())).toBe(8);
    expect(restWeeksLeft('2026', eight)).toBe(0);
    expect(restWeeksLeft('2027', eight)).toBe(8);
  });

  test('are not more, and those that were chosen already do not count twice', () => {
    expect(fitsTheYear([thisWeek], eight)).toBe(false);
    expect(fitsTheYear(['2026-03-09'], eight)).toBe(true);
    expect(fitsTheYear([thisWeek], new Set([...eight].slice(1)))).toBe(true);
  });

  test('belong to the year of their Monday: a rest over the new year takes from both', () => {
    const overNewYear = weeksFrom('2026-12-28', 2);

    expect(fitsTheYear(overNewYear, eight)).toBe(false);
    expect(fitsTheYear(overNewYear.slice(1), eight)).toBe(true);
  });
});

test('the end of a rest ends the weeks that follow, or as many as are named', () => {
  const chosen = new Set(weeksFrom('2026-11-09', 4));

  expect(endedWeeks({ from: undefined, weeks: undefined }, today, chosen)).toEqual(weeksFrom(thisWeek, 3));
  expect(endedWeeks({ from: '2026-11-09', weeks: 1 }, today, chosen)).toEqual(['2026-11-09']);
});
