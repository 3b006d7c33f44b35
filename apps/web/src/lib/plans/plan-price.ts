import type { Plan } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { m } from '../../compiled-messages/messages.ts';
import { priceLocales } from '../format/locales.ts';
import { madeOnce } from '../format/made-once.ts';

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

/** The price with what it is about in the currency of the parents, where that is known. */
export function describePrice(plan: Plan, language: Language): string {
  const price = formatPrice(plan, language);
  const about = formatAbout(plan, language);
  return about === null ? price : `${price} (${about})`;
}

/** What a plan is about in the currency of the parents; null where the server does not say it. */
export function formatAbout({ approximate_price: about }: Plan, language: Language): string | null {
  if (about === undefined) return null;
  return m.core_price_about({ price: format(about, 'narrowSymbol', language) });
}

/** Formats an amount with the sign of its currency, without cents for whole amounts. */
export function formatPrice(amount: Amount, language: Language): string {
  return format(amount, 'symbol', language);
}

type Amount = Pick<Plan, 'price' | 'currency'>;

type Display = 'symbol' | 'narrowSymbol';

function format({ price, currency }: Amount, display: Display, language: Language): string {
  return formatOf(language, currency, display).format(price);
}

const formatOf = madeOnce(
  (language: Language, currency: string, currencyDisplay: Display) =>
    new Intl.NumberFormat(priceLocales[language], {
      style: 'currency',
      currency,
      currencyDisplay,
      trailingZeroDisplay: 'stripIfInteger',
    }),
);
