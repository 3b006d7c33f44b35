import type { Handle } from '../../platform/db/database.ts';
import type { MoneyKind } from './payments.tables.ts';

export type LedgerRow = {
  kind: MoneyKind;
  paymentId: string;
  /** Positive when it came to us. */
  amountCents: number;
  currency: string;
  bookedAt: Date;
};

/** The money ledger. Rows are only added; the database refuses to change or delete them. */
export function createMoneyLedgerRepository(db: Handle) {
  return {
    /** In booking order. */
    list: (orderId: string): Promise<LedgerRow[]> =>
      db
        .selectFrom('money_ledger')
        .select([
          'kind',
          'payment_id as paymentId',
          'amount_cents as amountCents',
          'currency',
          'booked_at as bookedAt',
        ])
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute(),

    /** The order for which a provider took a payment; null while it is not booked. */
    async findOrder(provider: string, paymentId: string): Promise<string | null> {
      const row = await db
        .selectFrom('money_ledger')
        .innerJoin('orders', 'orders.id', 'money_ledger.order_id')
        .select('orders.id')
        .where('payment_id', '=', paymentId)
        .where('kind', 'in', ['payment', 'surplus'])
        .where('provider', '=', provider)
        .executeTakeFirst();
      return row?.id ?? null;
    },

    async book(orderId: string, row: LedgerRow): Promise<void> {
      await db
        .insertInto('money_ledger')
        .values({
          order_id: orderId,
          kind: row.kind,
          payment_id: row.paymentId,
          amount_cents: row.amountCents,
          currency: row.currency,
          booked_at: row.bookedAt,
        })
        .execute();
    },
  };
}
