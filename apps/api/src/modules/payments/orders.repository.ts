import type { Handle } from '../../platform/db/database.ts';
import type { OrderAttention, OrderState } from './payments.tables.ts';

export type Order = {
  id: string;
  /** Null after the account was deleted. */
  learnerId: string | null;
  planId: string;
  planName: string;
  provider: string;
  amountCents: number;
  currency: string;
  durationDays: number;
  state: OrderState;
  attention: OrderAttention | null;
  createdAt: Date;
  paidAt: Date | null;
  checks: number;
};

type NewOrder = Pick<
  Order,
  'id' | 'planId' | 'provider' | 'amountCents' | 'currency' | 'durationDays' | 'createdAt'
> & { learnerId: string; checkAt: Date };

export function createOrdersRepository(db: Handle) {
  return {
    async create(order: NewOrder): Promise<void> {
      await db
        .insertInto('orders')
        .values({
          id: order.id,
          learner_id: order.learnerId,
          plan_id: order.planId,
          provider: order.provider,
          amount_cents: order.amountCents,
          currency: order.currency,
          duration_days: order.durationDays,
          state: 'created',
          created_at: order.createdAt,
          changed_at: order.createdAt,
          check_at: order.checkAt,
        })
        .execute();
    },

    async find(id: string): Promise<Order | null> {
      return (await select(db).where('orders.id', '=', id).executeTakeFirst()) ?? null;
    },

    /**
     * Locks the order. The caller must already hold the lock of the learner's account, if there is one.
     */
    async lock(id: string): Promise<Order | null> {
      return (await select(db).where('orders.id', '=', id).forUpdate('orders').executeTakeFirst()) ?? null;
    },

    /** Newest first. */
    listOf: (learnerId: string): Promise<Order[]> =>
      select(db)
        .where('learner_id', '=', learnerId)
        .orderBy('orders.created_at', 'desc')
        .orderBy('orders.id')
        .execute(),

    /** Orders that need review, the longest waiting first. */
    listNeedingReview: (most: number): Promise<Order[]> =>
      select(db).where('attention', 'is not', null).orderBy('changed_at').limit(most).execute(),

    /** Orders due for a check with the provider. */
    listDue: (now: Date, most: number): Promise<Order[]> =>
      select(db).where('check_at', '<=', now).orderBy('check_at').limit(most).execute(),

    async setState(id: string, change: { state: OrderState; paidAt: Date | null }, at: Date): Promise<void> {
      const { state, paidAt } = change;
      await db
        .updateTable('orders')
        .set({ state, paid_at: paidAt, changed_at: at })
        .where('id', '=', id)
        .execute();
    },

    async setAttention(id: string, attention: OrderAttention | null, at: Date): Promise<void> {
      await db.updateTable('orders').set({ attention, changed_at: at }).where('id', '=', id).execute();
    },

    async setNextCheck(id: string, checkAt: Date | null, checks: number): Promise<void> {
      await db.updateTable('orders').set({ check_at: checkAt, checks }).where('id', '=', id).execute();
    },
  };
}

function select(db: Handle) {
  return db
    .selectFrom('orders')
    .innerJoin('plans', 'plans.id', 'orders.plan_id')
    .select([
      'orders.id',
      'learner_id as learnerId',
      'plan_id as planId',
      'plans.name as planName',
      'provider',
      'amount_cents as amountCents',
      'currency',
      'orders.duration_days as durationDays',
      'state',
      'attention',
      'orders.created_at as createdAt',
      'paid_at as paidAt',
      'checks',
    ]);
}
