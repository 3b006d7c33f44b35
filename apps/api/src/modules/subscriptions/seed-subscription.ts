import { type Database, withTransaction } from '../../platform/db/database.ts';
import { createEntitlementPeriods } from './entitlement-periods.ts';
import { createSubscriptionsRepository } from './subscriptions.repository.ts';

const demoDays = 365;

/** Grants a demo account one year of the annual plan, unless a period is running. */
export async function seedSubscription(
  db: Database,
  { id, learnerId, at }: { id: string; learnerId: string; at: Date },
): Promise<void> {
  if (await createSubscriptionsRepository(db).hasEntitlement(learnerId, at)) return;
  await withTransaction(db, (handle) =>
    createEntitlementPeriods(handle).grant({
      id,
      learnerId,
      planId: 'annual',
      orderId: null,
      days: demoDays,
      source: 'demo',
      at,
    }),
  );
}
