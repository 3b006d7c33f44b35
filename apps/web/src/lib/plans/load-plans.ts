import { apiBase, type Plan, subscriptionsContract } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { api } from '../api/api.ts';
import { UnexpectedAnswerError } from '../api/api-error.ts';
import { getLanguage } from '../language/language.ts';

export type LoadedPlans = {
  plans: Plan[];
  /** True if no request succeeded: these are the built-in plans. */
  isFallback: boolean;
  /** Why the first request failed; only with the built-in plans. */
  failure?: unknown;
};

const address = `${apiBase}${subscriptionsContract.plans.path}`;

/**
 * Loads the plans on sale: as the learner, then without credentials, then twice with a plain request, the second time
 * without the trailing slash. Falls back to the built-in plans, because a page that sells something must always show
 * something. Throws only if `signal` is aborted.
 */
export async function loadPlans(signal: AbortSignal): Promise<LoadedPlans> {
  const ways: (() => Promise<Plan[]>)[] = [
    () => api.subscriptions.plans({ signal }),
    () => fetchPlans(address, { signal, credentials: 'omit', headers: { 'Accept-Language': getLanguage() } }),
    () => fetchPlans(address, { signal }),
    () => fetchPlans(address.replace(/\/$/, ''), { signal }),
  ];
  let failure: unknown = null;
  for (const ask of ways) {
    try {
      return { plans: await ask(), isFallback: false };
    } catch (thrown) {
      if (signal.aborted) throw thrown;
      failure ??= thrown;
    }
  }
  return { plans: fallbackPlans(), isFallback: true, failure };
}

async function fetchPlans(url: string, init: RequestInit): Promise<Plan[]> {
  const response = await fetch(url, init);
  if (!response.ok) throw new UnexpectedAnswerError(`The plans were answered with ${response.status}`);
  return subscriptionsContract.plans.response.parse(await response.json());
}

/** Names and prices to show when the plans cannot be loaded. */
export function fallbackPlans(): Plan[] {
  const unknown = { currency: 'USD', is_active: true, created_at: '', updated_at: '' };
  return [
    { ...unknown, id: 'monthly', name: m.subscriptions_monthly(), price: 4, duration_days: 30 },
    { ...unknown, id: 'annual', name: m.subscriptions_annual(), price: 40, duration_days: 365 },
  ];
}
