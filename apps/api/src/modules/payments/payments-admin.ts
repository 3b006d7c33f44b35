import { createMoneyLedgerRepository, type LedgerRow } from './money-ledger.repository.ts';
import { createOrdersRepository, type Order } from './orders.repository.ts';
import type { PaymentsCore } from './payments-deps.ts';
import { createRefundDecisions, type RefundDecisions } from './refund-decisions.ts';
import { createRefundRequestsRepository, type RefundRequest } from './refund-requests.repository.ts';

export type OrderDetails = { order: Order; ledger: readonly LedgerRow[]; request: RefundRequest | null };

/** Queries and decisions of the staff about orders. */
export type PaymentsAdmin = Pick<RefundDecisions, 'payBack' | 'refuse'> & {
  find(orderId: string): Promise<Order | null>;
  /** Newest first. */
  listOf(learnerId: string): Promise<OrderDetails[]>;
  /** Orders that need review. */
  listNeedingReview(most: number): Promise<OrderDetails[]>;
  /** Refund requests that wait for a decision. */
  listRefundRequests(most: number): Promise<OrderDetails[]>;
  markResolved(orderId: string): Promise<void>;
};

export function createPaymentsAdmin(core: Omit<PaymentsCore, 'onOrderState'>): PaymentsAdmin {
  const { db, clock } = core;
  const orders = createOrdersRepository(db);
  const requests = createRefundRequestsRepository(db);
  const orderDetailsOf = async (order: Order): Promise<OrderDetails> => ({
    order,
    ledger: await createMoneyLedgerRepository(db).list(order.id),
    request: await requests.find(order.id),
  });
  // The server sends the resulting mails within a minute. Its metrics count what it does itself.
  const ignore = () => undefined;
  const decisions = createRefundDecisions({ ...core, afterSettling: ignore, onOrderState: ignore });
  return {
    payBack: (orderId, options) => decisions.payBack(orderId, options),
    refuse: (orderId) => decisions.refuse(orderId),
    find: (orderId) => orders.find(orderId),
    listOf: async (learnerId) => Promise.all((await orders.listOf(learnerId)).map(orderDetailsOf)),
    listNeedingReview: async (most) =>
      Promise.all((await orders.listNeedingReview(most)).map(orderDetailsOf)),
    async listRefundRequests(most) {
      const waiting = await requests.listIn('requested', most);
      const found = await Promise.all(waiting.map(({ orderId }) => orders.find(orderId)));
      // Nothing is left to decide about a payment that the bank has taken back.
      return Promise.all(found.flatMap((order) => (order?.state === 'paid' ? [orderDetailsOf(order)] : [])));
    },
    markResolved: (orderId) => orders.setAttention(orderId, null, clock.now()),
  };
}
