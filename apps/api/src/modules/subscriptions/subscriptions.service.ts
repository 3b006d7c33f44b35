import type { Plan, SubscriptionStatus } from '@python-learning/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { PriceHint } from '../../platform/config/payment-config.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { PlanRow, SubscriptionsRepository } from './subscriptions.repository.ts';

export interface SubscriptionsService {
  listPlans(): Promise<Plan[]>;
  /** Not found when the learner has no running subscription. */
  getStatus(refuse: Refuse<'not_found'>, learnerId: string): Promise<SubscriptionStatus>;
}

export function createSubscriptionsService(
  repository: SubscriptionsRepository,
  { clock, currency, priceHint }: { clock: Clock; currency: string; priceHint: PriceHint | null },
): SubscriptionsService {
  return {
    listPlans: async () =>
      (await repository.listActivePlans(currency)).map((row) => ({
        ...toPlan(row),
        ...about(row, priceHint),
      })),
    getStatus: async (refuse, learnerId) => {
      const running = await repository.findRunning(learnerId, clock.now());
      if (running === null) throw refuse('not_found');
      return { plan: { id: running.planId, name: running.planName }, end_date: running.endsAt.toISOString() };
    },
  };
}

const centsPerUnit = 100;

function toPlan(row: PlanRow): Plan {
  return {
    id: row.id,
    name: row.name,
    price: row.amount_cents / centsPerUnit,
    currency: row.currency,
    duration_days: row.duration_days,
    is_active: row.is_active,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Two digits are kept: more would look like a promise. */
const digitsOfHint = 2;

function about({ amount_cents: cents }: PlanRow, hint: PriceHint | null): Pick<Plan, 'approximate_price'> {
  if (hint === null) return {};
  const price = Number(((cents / centsPerUnit) * hint.rate).toPrecision(digitsOfHint));
  return { approximate_price: { price, currency: hint.currency } };
}

/** Answers whether a learner may use more than the free milestones. */
export interface Entitlements {
  /** True during a period of the entitlement; its end is exclusive. */
  hasAccess(learnerId: string, at: Date): Promise<boolean>;
}
