import type { Handle } from '../../platform/db/database.ts';

/** Rows that wait for something, and when the oldest began to; null without one. */
type Waiting = { count: number; oldest: Date | null };

export type MoneyFigures = { events: Waiting; orders: Pick<Waiting, 'count'>; requests: Waiting };

/** What waits in payments: unprocessed notifications, orders that need review, undecided refund requests. */
export function createMoneyFiguresRepository(db: Handle) {
  return {
    /** One statement, which reads only what waits. */
    async read(): Promise<MoneyFigures> {
      const events = db.selectFrom('payment_events').where('try_at', 'is not', null);
      const orders = db.selectFrom('orders').where('attention', 'is not', null);
      // Nothing is left to decide about a payment that the bank has taken back.
      const requests = db
        .selectFrom('refund_requests')
        .innerJoin('orders', 'orders.id', 'refund_requests.order_id')
        .where('refund_requests.state', '=', 'requested')
        .where('orders.state', '=', 'paid');
      const row = await db
        .selectNoFrom(({ fn }) => [
          events.select(fn.countAll<string>().as('count')).as('events'),
          events.select(({ fn }) => fn.min('received_at').as('oldest')).as('oldestEvent'),
          orders.select(fn.countAll<string>().as('count')).as('orders'),
          requests.select(fn.countAll<string>().as('count')).as('requests'),
          requests.select(({ fn }) => fn.min('requested_at').as('oldest')).as('oldestRequest'),
        ])
        .executeTakeFirstOrThrow();
      return {
        events: { count: Number(row.events), oldest: row.oldestEvent },
        orders: { count: Number(row.orders) },
        requests: { count: Number(row.requests), oldest: row.oldestRequest },
      };
    },
  };
}
