import { weekOf } from '@python-learning/testing/samples';
import { expect, it } from 'vitest';
import { mondayOf, possibleLengths, restsUntil } from './rest-weeks.ts';

it('weeks begin on Monday, also across the end of a year', () => {
  expect(mondayOf(weekOf('2026-12-28'), 0)).toBe('2026-12-28');
  expect(mondayOf(weekOf('2026-12-28'), 1)).toBe('2027-01-04');
  expect(mondayOf(weekOf('2027-01-04'), -3)).toBe('2026-12-14');
});

it('a rest is no longer than what is left of the year', () => {
  expect(possibleLengths({ rest_weeks_left: 3 })).toEqual([1, 2, 3]);
  expect(possibleLengths({ rest_weeks_left: 0 })).toEqual([]);
});

it('a rest ends with the Sunday of its last week in a row', () => {
  const resting = { resting: true, rest_weeks: ['2026-11-02', '2026-11-16', '2026-11-23', '2026-12-07'] };
  expect(restsUntil(weekOf('2026-11-16', resting))).toBe('2026-11-29');
  expect(restsUntil(weekOf('2026-11-16'))).toBeNull();
});
