import type { Handle } from '../../platform/db/database.ts';

/** A plan with its price in one currency, in the smallest unit of it. */
export type PlanRow = {
  id: string;
  name: string;
  amount_cents: number;
  currency: string;
  duration_days: number;
  is_active: boolean;
  created_at: Date;
  updated_at: Date;
};

/** The running plan, with the end of the last period. */
type Running = { planId: string; planName: string; endsAt: Date };

export interface SubscriptionsRepository {
  /** Plans that are on sale and have a price in the currency, shortest first. */
  listActivePlans(currency: string): Promise<PlanRow[]>;
  hasEntitlement(learnerId: string, at: Date): Promise<boolean>;
  findRunning(
    learnerId: string,
    at: Date,
  ): Promise<{ planId: string; planName: string; endsAt: Date } | null>;
  /** Null when there is no such plan, or it is not sold in the currency or no longer. */
  findActivePlan(planId: string, currency: string): Promise<PlanRow | null>;
  /** A plan that is or was sold; null when there is none. */
  findPlan(planId: string): Promise<{ id: string; durationDays: number } | null>;
  /** Null when the order gave no period. */
  findPeriodOfOrder(orderId: string): Promise<{ startsAt: Date; endsAt: Date } | null>;
  /** Learners whose last period ends after `from` and not after `to`, without demo accounts. */
  listEnding(from: Date, to: Date): Promise<{ learnerId: string; endsAt: Date }[]>;
}

export function createSubscriptionsRepository(db: Handle): SubscriptionsRepository {
  return {
    listActivePlans: (currency) => activePlans(db, currency).orderBy('duration_days').orderBy('id').execute(),
    hasEntitlement: async (learnerId, at) =>
      (await runningAt(db, learnerId, at).executeTakeFirst()) !== undefined,
    findRunning: (learnerId, at) => findRunning(db, learnerId, at),
    findActivePlan: async (planId, currency) =>
      (await activePlans(db, currency).where('id', '=', planId).executeTakeFirst()) ?? null,
    findPlan: async (planId) => {
      const plan = db.selectFrom('plans').select(['id', 'duration_days as durationDays']);
      return (await plan.where('id', '=', planId).executeTakeFirst()) ?? null;
    },
    findPeriodOfOrder: async (orderId) => {
      const period = db.selectFrom('entitlements').select(['starts_at as startsAt', 'ends_at as endsAt']);
      return (await period.where('order_id', '=', orderId).executeTakeFirst()) ?? null;
    },
    listEnding: (from, to) => listEnding(db, from, to),
  };
}

function activePlans(db: Handle, currency: string) {
  return db
    .selectFrom('plans')
    .innerJoin('plan_prices', 'plan_prices.plan_id', 'plans.id')
    .select(['plans.id', 'name', 'amount_cents', 'currency', 'duration_days', 'is_active'])
    .select(['plans.created_at', 'plans.updated_at'])
    .where('is_active', '=', true)
    .where('currency', '=', currency);
}

/** The periods of an entitlement that run at a time; a statement that asks for access has them as a part of it. */
export function runningAt(db: Handle, learnerId: string, at: Date) {
  return db
    .selectFrom('entitlements')
    .select('id')
    .where('learner_id', '=', learnerId)
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at);
}

function listEnding(db: Handle, from: Date, to: Date): Promise<{ learnerId: string; endsAt: Date }[]> {
  return db
    .selectFrom('entitlements')
    .select(({ fn }) => ['learner_id as learnerId', fn.max('ends_at').as('endsAt')])
    .where('source', '<>', 'demo')
    .groupBy('learner_id')
    .having(({ fn }) => fn.max('ends_at'), '>', from)
    .having(({ fn }) => fn.max('ends_at'), '<=', to)
    .execute();
}

async function findRunning(db: Handle, learnerId: string, at: Date): Promise<Running | null> {
  const periods = await db
    .selectFrom('entitlements')
    .innerJoin('plans', 'plans.id', 'entitlements.plan_id')
    .select(['plans.id as planId', 'plans.name as planName', 'starts_at', 'ends_at'])
    .where('learner_id', '=', learnerId)
    .where('ends_at', '>', at)
    .whereRef('ends_at', '>', 'starts_at')
    .orderBy('ends_at')
    .execute();
  const running = periods.find(({ starts_at }) => starts_at <= at);
  const last = periods.at(-1);
  if (running === undefined || last === undefined) return null;
  return { planId: running.planId, planName: running.planName, endsAt: last.ends_at };
}
