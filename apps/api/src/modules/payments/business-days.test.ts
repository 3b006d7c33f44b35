import { expect, test } from 'vitest';
import { businessDayRange } from './business-days.ts';

test('a review is followed by a payout', () => {
  const review = businessDayRange({ from: '2026-11-23', to: '2026-11-23' }, { min: 3, max: 5 });
  expect(review).toEqual({ from: '2026-11-26', to: '2026-11-30' });
  expect(businessDayRange(review, { min: 5, max: 10 })).toEqual({ from: '2026-12-03', to: '2026-12-14' });
});
