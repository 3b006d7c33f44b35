import { expect, it } from 'vitest';
import { fallbackPlans } from './load-plans.ts';
import { describePrice, formatPrice, inOrderOfSale, isAnnual } from './plan-price.ts';

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

it('writes an amount with its currency, and cents only where there are any', () => {
  const dollars = (price: number) => ({ price, currency: 'USD' });
  expect(formatPrice(dollars(40), 'en')).toBe('$40');
  expect(formatPrice(dollars(40 / 12), 'en')).toBe('$3.33');
  expect(formatPrice(dollars(40), 'ta')).toContain('40');
  expect(formatPrice({ price: 3490, currency: 'INR' }, 'en')).toBe('₹3,490');
  expect(formatPrice({ price: 349, currency: 'INR' }, 'ta')).toBe('₹349');
});

it('adds what a price is about in another currency, where that is known', () => {
  const [monthly] = fallbackPlans();
  if (!monthly) throw new Error('a plan is known');
  expect(describePrice(monthly, 'en')).toBe('$4');
  const hinted = { ...monthly, approximate_price: { price: 1200, currency: 'LKR' } };
  expect(describePrice(hinted, 'en')).toMatch(/^\$4 \(about Rs\s1,200\)$/);
});
