import type { Language } from '@python-learning/domain';
import { loadPlans } from './load-plans.ts';
import { describePrice, isAnnual } from './plan-price.ts';

/** What a month and a year cost, as texts. */
export type Prices = { month: string; year: string };

/** Loads the prices of the plans; null where they cannot be loaded, or no monthly or no annual plan is on sale. */
export async function loadPrices(language: Language): Promise<Prices | null> {
  const { plans, isFallback } = await loadPlans(new AbortController().signal);
  // The built-in prices may be of another currency than those of this server.
  if (isFallback) return null;
  const onSale = plans.filter((plan) => plan.is_active);
  const [month, year] = [onSale.find((plan) => !isAnnual(plan)), onSale.find(isAnnual)];
  if (month === undefined || year === undefined) return null;
  return { month: describePrice(month, language), year: describePrice(year, language) };
}
