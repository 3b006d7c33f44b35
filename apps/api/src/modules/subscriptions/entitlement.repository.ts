import type { Handle } from '../../platform/db/database.ts';
import type { Grant, Period } from './periods.ts';
import type { EntitlementSource } from './subscriptions.tables.ts';

type StoredGrant = Grant & Period & { orderId: string | null };

export type NewGrant = {
  id: string;
  learnerId: string;
  planId: string;
  /** The order that paid for it; null for a grant without payment. */
  orderId: string | null;
  days: number;
  source: EntitlementSource;
  at: Date;
};

export function createEntitlementRepository(db: Handle) {
  return {
    /** In order of granting. */
    listGrants: (learnerId: string): Promise<StoredGrant[]> =>
      db
        .selectFrom('entitlements')
        .select([
          'id',
          'order_id as orderId',
          'days',
          'granted_at as grantedAt',
          'ended_early_at as endedEarlyAt',
          'starts_at as startsAt',
          'ends_at as endsAt',
        ])
        .where('learner_id', '=', learnerId)
        .orderBy('number')
        .execute(),

    async add(entitlement: NewGrant & Period): Promise<void> {
      await db
        .insertInto('entitlements')
        .values({
          id: entitlement.id,
          learner_id: entitlement.learnerId,
          plan_id: entitlement.planId,
          order_id: entitlement.orderId,
          days: entitlement.days,
          granted_at: entitlement.at,
          starts_at: entitlement.startsAt,
          ends_at: entitlement.endsAt,
          source: entitlement.source,
          created_at: entitlement.at,
        })
        .execute();
    },

    async endEarly(ids: readonly string[], at: Date): Promise<void> {
      await db.updateTable('entitlements').set({ ended_early_at: at }).where('id', 'in', ids).execute();
    },

    async move(id: string, { startsAt, endsAt }: Period): Promise<void> {
      await db
        .updateTable('entitlements')
        .set({ starts_at: startsAt, ends_at: endsAt })
        .where('id', '=', id)
        .execute();
    },
  };
}
