import { apiBase, contract, type Plan } from '@python-learning/contract';
import { api } from '../../lib/api/api.ts';
import { getLanguage } from '../../lib/language/language.ts';
import { fallbackPlans } from './fallback-plans.ts';

export type LoadedPlans = {
  plans: Plan[];
  /** Nobody could be asked: these are the plans that we know. */
  isFallback: boolean;
};

const address = `${apiBase}${contract.subscriptions.plans.path}`;

/**
 * The plans on sale, asked for as the learner, then as nobody in particular, then twice in the plainest way there is,
 * the second time under the other spelling of the address. A page that sells something always has an answer.
 */
export async function loadPlans(signal: AbortSignal): Promise<LoadedPlans> {
  const ways: (() => Promise<Plan[]>)[] = [
    () => api.subscriptions.plans({ signal }),
    () => fetchPlans(address, { signal, credentials: 'omit', headers: { 'Accept-Language': getLanguage() } }),
    () => fetchPlans(address, { signal }),
    () => fetchPlans(address.replace(/\/$/, ''), { signal }),
  ];
  for (const ask of ways) {
    try {
      return { plans: await ask(), isFallback: false };
    } catch (failure) {
      if (signal.aborted) throw failure;
    }
  }
  return { plans: fallbackPlans(), isFallback: true };
}

async function fetchPlans(url: string, init: RequestInit): Promise<Plan[]> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`The plans were answered with ${response.status}`);
  return contract.subscriptions.plans.response.parse(await response.json());
}
