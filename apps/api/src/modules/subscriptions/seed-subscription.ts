import { type Database, withTransaction } from '../../platform/db/database.ts';
import { createOpenTime } from './open-time.ts';
import { createSubscriptionsRepository } from './subscriptions.repository.ts';

const demoDays = 365;

/** Gives a demo account one year of the annual plan, unless one is running. */
export async function seedSubscription(
  db: Database,
  { id, learnerId, at }: { id: string; learnerId: string; at: Date },
): Promise<void> {
  if (await createSubscriptionsRepository(db).hasEntitlement(learnerId, at)) return;
  await withTransaction(db, (handle) =>
    createOpenTime(handle).grant({
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
