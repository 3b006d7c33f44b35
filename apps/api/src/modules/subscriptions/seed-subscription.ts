import type { Handle } from '../../platform/db/database.ts';
import { createSubscriptionsRepository } from './subscriptions.repository.ts';

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Gives a demo account one year of the annual plan, unless one is running. */
export async function seedSubscription(
  db: Handle,
  { id, learnerId, at }: { id: string; learnerId: string; at: Date },
): Promise<void> {
  const repository = createSubscriptionsRepository(db);
  if (await repository.hasEntitlement(learnerId, at)) return;
  await repository.addEntitlement({
    id,
    learnerId,
    planId: 'annual',
    startsAt: at,
    endsAt: new Date(at.getTime() + yearMs),
    source: 'demo',
    createdAt: at,
  });
}
