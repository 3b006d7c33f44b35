import { expect, it } from 'vitest';
import { fallbackPlans } from './load-plans.ts';
import { formatPrice, inOrderOfSale, isAnnual } from './plan-price.ts';

it('puts annual plans last and leaves out what is not on sale', () => {
  const [monthly, annual] = fallbackPlans();
  if (!monthly || !annual) throw new Error('two plans are known');
  const half = { ...monthly, id: 'half', price: 50, duration_days: 180 };
  const old = { ...monthly, id: 'old', is_active: false };
  expect(inOrderOfSale([annual, half, old, monthly]).map(({ id }) => id)).toEqual([
    'monthly',
    'half',
    'annual',
  ]);
});

it('calls a plan annual from 365 days on', () => {
  const [monthly, annual] = fallbackPlans();
  expect([monthly, annual].map((plan) => plan && isAnnual(plan))).toEqual([false, true]);
});

it('writes dollars with cents only where there are any', () => {
  expect(formatPrice(40, 'en')).toBe('$40');
  expect(formatPrice(40 / 12, 'en')).toBe('$3.33');
  expect(formatPrice(40, 'ta')).toContain('40');
});
