import { createMoneyLedger, type LedgerRow } from './money-ledger.repository.ts';
import { createOrdersRepository, type Order } from './orders.repository.ts';
import type { PaymentsCore } from './payments-deps.ts';
import { createRefundDecisions, type RefundDecisions } from './refund-decisions.ts';
import { createRefundRequests, type RefundRequest } from './refund-requests.repository.ts';

/** An order with everything that is on record about it. */
export type OrderBooks = { order: Order; ledger: readonly LedgerRow[]; request: RefundRequest | null };

/** What the staff can see and decide about orders. */
export type PaymentsOffice = Pick<RefundDecisions, 'payBack' | 'refuse'> & {
  find(orderId: string): Promise<Order | null>;
  /** Newest first. */
  listOf(learnerId: string): Promise<OrderBooks[]>;
  /** Orders that a person has to look at. */
  listForAPerson(most: number): Promise<OrderBooks[]>;
  /** Refund requests that nobody has decided. */
  listRefundRequests(most: number): Promise<OrderBooks[]>;
  /** A person has looked. */
  attended(orderId: string): Promise<void>;
};

export function createPaymentsOffice(core: PaymentsCore): PaymentsOffice {
  const { db, clock } = core;
  const orders = createOrdersRepository(db);
  const requests = createRefundRequests(db);
  const booksOf = async (order: Order): Promise<OrderBooks> => ({
    order,
    ledger: await createMoneyLedger(db).list(order.id),
    request: await requests.find(order.id),
  });
  // The mails that follow are sent by the server within a minute.
  const decisions = createRefundDecisions({ ...core, afterSettling: () => undefined });
  return {
    payBack: (orderId, options) => decisions.payBack(orderId, options),
    refuse: (orderId) => decisions.refuse(orderId),
    find: (orderId) => orders.find(orderId),
    listOf: async (learnerId) => Promise.all((await orders.listOf(learnerId)).map(booksOf)),
    listForAPerson: async (most) => Promise.all((await orders.listForAPerson(most)).map(booksOf)),
    async listRefundRequests(most) {
      const waiting = await requests.listIn('requested', most);
      const found = await Promise.all(waiting.map(({ orderId }) => orders.find(orderId)));
      // Of a payment that the bank has taken back there is nothing left to decide.
      return Promise.all(found.flatMap((order) => (order?.state === 'paid' ? [booksOf(order)] : [])));
    },
    attended: (orderId) => orders.setAttention(orderId, null, clock.now()),
  };
}
