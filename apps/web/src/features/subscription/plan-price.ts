import type { Language, Plan } from '@python-learning/contract';

/** A plan of this many days or more is an annual one. */
const annualDays = 365;

export function isAnnual(plan: Plan): boolean {
  return plan.duration_days >= annualDays;
}

/** Plans on sale, cheapest first; annual plans always stand last. */
export function inOrderOfSale(plans: readonly Plan[]): Plan[] {
  return plans
    .filter((plan) => plan.is_active)
    .toSorted((a, b) => Number(isAnnual(a)) - Number(isAnnual(b)) || a.price - b.price);
}

/** US dollars as people write them: no cents where there are none. */
export function formatPrice(dollars: number, language: Language): string {
  return new Intl.NumberFormat(language === 'ta' ? 'ta-IN' : 'en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(dollars);
}
