import type { Handle } from '../../platform/db/database.ts';
import type { EntitlementSource } from '../../platform/db/learning-tables.ts';

export type PlanRow = {
  id: string;
  name: string;
  price_cents: number;
  duration_days: number;
  is_active: boolean;
  created_at: Date;
  updated_at: Date;
};

type NewEntitlement = {
  id: string;
  learnerId: string;
  planId: string;
  startsAt: Date;
  endsAt: Date;
  source: EntitlementSource;
  createdAt: Date;
};

/** The plan that runs, with the end of the last stretch of time that was paid for. */
type Running = { planId: string; planName: string; endsAt: Date };

/** The plans, and the stretches of time that learners have access for. */
export interface SubscriptionsRepository {
  /** Plans that can be bought, the shortest first. */
  listActivePlans(): Promise<PlanRow[]>;
  hasEntitlement(learnerId: string, at: Date): Promise<boolean>;
  findRunning(
    learnerId: string,
    at: Date,
  ): Promise<{ planId: string; planName: string; endsAt: Date } | null>;
  addEntitlement(entitlement: NewEntitlement): Promise<void>;
}

export function createSubscriptionsRepository(db: Handle): SubscriptionsRepository {
  return {
    listActivePlans: () =>
      db
        .selectFrom('plans')
        .selectAll()
        .where('is_active', '=', true)
        .orderBy('duration_days')
        .orderBy('id')
        .execute(),
    hasEntitlement: async (learnerId, at) =>
      (await runningAt(db, learnerId, at).executeTakeFirst()) !== undefined,
    findRunning: (learnerId, at) => findRunning(db, learnerId, at),
    addEntitlement: async (entitlement) => {
      await db.insertInto('entitlements').values(toRow(entitlement)).execute();
    },
  };
}

function runningAt(db: Handle, learnerId: string, at: Date) {
  return db
    .selectFrom('entitlements')
    .select('id')
    .where('learner_id', '=', learnerId)
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at);
}

async function findRunning(db: Handle, learnerId: string, at: Date): Promise<Running | null> {
  const stretches = await db
    .selectFrom('entitlements')
    .innerJoin('plans', 'plans.id', 'entitlements.plan_id')
    .select(['plans.id as planId', 'plans.name as planName', 'starts_at', 'ends_at'])
    .where('learner_id', '=', learnerId)
    .where('ends_at', '>', at)
    .orderBy('ends_at')
    .execute();
  const running = stretches.find(({ starts_at }) => starts_at <= at);
  const last = stretches.at(-1);
  if (running === undefined || last === undefined) return null;
  return { planId: running.planId, planName: running.planName, endsAt: last.ends_at };
}

function toRow(entitlement: NewEntitlement) {
  return {
    id: entitlement.id,
    learner_id: entitlement.learnerId,
    plan_id: entitlement.planId,
    starts_at: entitlement.startsAt,
    ends_at: entitlement.endsAt,
    source: entitlement.source,
    created_at: entitlement.createdAt,
  };
}
