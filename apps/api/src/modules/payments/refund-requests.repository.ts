import type { Handle } from '../../platform/db/database.ts';
import type { RefundRequestState } from './payments.tables.ts';

export type RefundRequest = {
  orderId: string;
  requestedAt: Date;
  completedPercent: number | null;
  state: RefundRequestState;
  decidedAt: Date | null;
};

export function createRefundRequestsRepository(db: Handle) {
  return {
    async add(request: {
      orderId: string;
      requestedAt: Date;
      completedPercent: number | null;
    }): Promise<void> {
      await db
        .insertInto('refund_requests')
        .values({
          order_id: request.orderId,
          requested_at: request.requestedAt,
          completed_percent: request.completedPercent,
          state: 'requested',
        })
        .execute();
    },

    async find(orderId: string): Promise<RefundRequest | null> {
      return (await select(db).where('order_id', '=', orderId).executeTakeFirst()) ?? null;
    },

    list: (orderIds: readonly string[]): Promise<RefundRequest[]> =>
      orderIds.length === 0 ? Promise.resolve([]) : select(db).where('order_id', 'in', orderIds).execute(),

    /** Longest waiting first. */
    listIn: (state: RefundRequestState, most: number): Promise<RefundRequest[]> =>
      select(db).where('state', '=', state).orderBy('requested_at').limit(most).execute(),

    async setState(orderId: string, state: RefundRequestState, decidedAt: Date | null): Promise<void> {
      await db
        .updateTable('refund_requests')
        .set({ state, decided_at: decidedAt })
        .where('order_id', '=', orderId)
        .execute();
    },
  };
}

function select(db: Handle) {
  return db
    .selectFrom('refund_requests')
    .select([
      'order_id as orderId',
      'requested_at as requestedAt',
      'completed_percent as completedPercent',
      'state',
      'decided_at as decidedAt',
    ]);
}
