import { expect, test } from 'vitest';
import { addBusinessDays, businessDayRange, dayOf } from './business-days.ts';

test.each([
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-22', 5, '2026-11-27'],
  ['2026-11-23', 5, '2026-11-30'],
  ['2026-12-30', 10, '2027-01-13'],
  ['2026-11-23', 0, '2026-11-23'],
])('%s and %i business days is %s', (day, count, later) => {
  expect(addBusinessDays(day, count)).toBe(later);
});

test('a review is followed by a payout', () => {
  const review = businessDayRange({ from: '2026-11-23', to: '2026-11-23' }, { min: 3, max: 5 });
  expect(review).toEqual({ from: '2026-11-26', to: '2026-11-30' });
  expect(businessDayRange(review, { min: 5, max: 10 })).toEqual({ from: '2026-12-03', to: '2026-12-14' });
});

test('a day begins when it begins in the office, five and a half hours before UTC', () => {
  expect(dayOf(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
  expect(dayOf(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
});
