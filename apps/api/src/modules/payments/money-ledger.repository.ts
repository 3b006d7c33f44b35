import type { Handle } from '../../platform/db/database.ts';
import type { MoneyKind } from '../../platform/db/payments-tables.ts';

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
