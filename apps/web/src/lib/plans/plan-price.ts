import type { Plan } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';

/** A plan of this many days or more is an annual one. */
const annualDays = 365;

export function isAnnual(plan: Plan): boolean {
  return plan.duration_days >= annualDays;
}

/** Returns the plans on sale, cheapest first, annual plans last. */
export function inOrderOfSale(plans: readonly Plan[]): Plan[] {
  return plans
    .filter((plan) => plan.is_active)
    .toSorted((a, b) => Number(isAnnual(a)) - Number(isAnnual(b)) || a.price - b.price);
}

/** Formats an amount with the sign of its currency, without cents for whole amounts. */
export function formatPrice(
  { price, currency }: Pick<Plan, 'price' | 'currency'>,
  language: Language,
): string {
  return new Intl.NumberFormat(language === 'ta' ? 'ta-IN' : 'en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price);
}
