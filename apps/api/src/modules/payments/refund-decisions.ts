import { withTransaction } from '../../platform/db/database.ts';
import { createEntitlementPeriods } from '../subscriptions/index.ts';
import { addBillingMail } from './billing-mails.ts';
import { createMoneyLedgerRepository, type LedgerRow } from './money-ledger.repository.ts';
import { createOrdersRepository, type Order } from './orders.repository.ts';
import { paymentFacts } from './payment-facts.ts';
import type { PaymentsCore } from './payments-deps.ts';
import {
  type PaymentProvider,
  ProviderRefusalError,
  ProviderUnreachableError,
} from './providers/payment-provider.ts';
import { createRefundRequestsRepository } from './refund-requests.repository.ts';
import { settleOrder } from './settle-order.ts';

type Deps = PaymentsCore & { afterSettling: () => void };

/** A decision about a refund that is not possible. The message is for staff. */
export class RefundError extends Error {
  override readonly name = 'RefundError';
}

export interface RefundDecisions {
  /**
   * Refunds a payment, whether or not it was requested, and ends the entitlement that it bought. With `byHand` the
   * money was already refunded on the provider's own pages. `finishStarted` completes an interrupted refund.
   * @throws RefundError
   */
  payBack(orderId: string, options: { byHand: boolean }): Promise<'refunded' | 'started'>;
  /** @throws RefundError */
  refuse(orderId: string): Promise<void>;
  /** Finishes refunds whose result at the provider is unknown. */
  finishStarted(): Promise<void>;
}

const batch = 20;

export function createRefundDecisions(deps: Deps): RefundDecisions {
  return {
    async payBack(orderId, { byHand }) {
      const payment = await start(deps, orderId, ({ provider }) => {
        if (!byHand && deps.providers.named(provider)?.canRefund !== true)
          throw new RefundError(
            'The provider cannot be told to pay back: do it on its pages, then use --by-hand.',
          );
      });
      if (byHand) return settleRefund(deps, payment);
      return askProvider(deps, payment);
    },
    refuse: (orderId) => refuse(deps, orderId),
    async finishStarted() {
      for (const { orderId } of await createRefundRequestsRepository(deps.db).listIn('started', batch)) {
        const payment = await paymentToReturn(deps, orderId);
        if (payment === null) continue;
        await askProvider(deps, payment).catch((error: unknown) => {
          // The request is back in the review queue.
          if (!(error instanceof RefundError)) throw error;
        });
      }
    },
  };
}

/** A payment that is to be refunded, at the provider that took it. */
type Payment = { orderId: string; provider: string; paymentId: string };

/** Marks the refund as started before the provider is asked. `check` throws where it cannot be. */
async function start(deps: Deps, orderId: string, check: (order: Order) => void): Promise<Payment> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (handle) => {
    const order = await lockOrder(handle, orderId);
    check(order);
    if (order.state !== 'paid') throw new RefundError(`The order is ${order.state}, not paid.`);
    const paymentId = onlyPayment(await createMoneyLedgerRepository(handle).list(orderId));
    const requests = createRefundRequestsRepository(handle);
    if ((await requests.find(orderId)) === null)
      await requests.add({ orderId, requestedAt: now, completedPercent: null });
    await requests.setState(orderId, 'started', now);
    return { orderId, provider: order.provider, paymentId };
  });
}

/** Returns the id of the payment. Of two payments, staff have to choose the one to refund. */
function onlyPayment(rows: readonly LedgerRow[]): string {
  const sum = rows
    .filter(({ kind }) => kind !== 'mismatched')
    .map(({ amountCents }) => Math.sign(amountCents));
  if (sum.reduce((total, one) => total + one, 0) > 1)
    throw new RefundError(
      "This order was paid twice: pay the second payment back on the provider's pages first.",
    );
  const payment = rows.find(({ kind }) => kind === 'payment');
  if (payment === undefined) throw new RefundError('No payment is booked for this order.');
  return payment.paymentId;
}

async function paymentToReturn({ db }: Deps, orderId: string): Promise<Payment | null> {
  const order = await createOrdersRepository(db).find(orderId);
  const rows = await createMoneyLedgerRepository(db).list(orderId);
  const payment = rows.find(({ kind }) => kind === 'payment');
  if (order === null || payment === undefined) return null;
  return { orderId, provider: order.provider, paymentId: payment.paymentId };
}

async function lockOrder(
  handle: Parameters<typeof createOrdersRepository>[0],
  orderId: string,
): Promise<Order> {
  const orders = createOrdersRepository(handle);
  const found = await orders.find(orderId);
  if (found?.learnerId != null) await createEntitlementPeriods(handle).lock(found.learnerId);
  const order = await orders.lock(orderId);
  if (order === null) throw new RefundError(`There is no order ${orderId}.`);
  return order;
}

/** Refunds unless the provider reports a refund already: the answer to a former request may have been lost. */
async function askProvider(deps: Deps, payment: Payment): Promise<'refunded' | 'started'> {
  const { log } = deps;
  const { orderId, paymentId } = payment;
  const provider = deps.providers.named(payment.provider);
  if (provider === null) return 'started';
  try {
    if (!(await isPaidBack(provider, payment))) {
      await provider.refund({ paymentId, reason: `Refund of ${orderId}` });
    }
  } catch (error) {
    if (error instanceof ProviderUnreachableError) {
      log.warn({ event: 'payment.refund_waits', order: orderId, err: error }, 'the provider does not answer');
      return 'started';
    }
    if (error instanceof ProviderRefusalError) {
      log.error(
        { event: 'payment.refund_refused', order: orderId, err: error },
        'the provider does not pay back',
      );
      await createRefundRequestsRepository(deps.db).setState(orderId, 'requested', null);
      throw new RefundError(`The provider does not pay back: ${error.message}`);
    }
    throw error;
  }
  return settleRefund(deps, payment);
}

async function isPaidBack(provider: PaymentProvider, { orderId, paymentId }: Payment): Promise<boolean> {
  if (!provider.canConfirm) return false;
  const facts = paymentFacts(await provider.confirm(orderId));
  return facts.some((fact) => fact.kind === 'refund' && fact.paymentId === paymentId);
}

async function settleRefund(deps: Deps, { orderId, paymentId }: Payment): Promise<'refunded'> {
  await settleOrder(deps, orderId, [{ kind: 'refund', paymentId }]);
  deps.afterSettling();
  return 'refunded';
}

async function refuse({ db, clock }: Deps, orderId: string): Promise<void> {
  const at = clock.now();
  await withTransaction(db, async (handle) => {
    const { learnerId } = await lockOrder(handle, orderId);
    const requests = createRefundRequestsRepository(handle);
    if ((await requests.find(orderId))?.state !== 'requested')
      throw new RefundError('Nobody waits for a decision about this order.');
    await requests.setState(orderId, 'refused', at);
    if (learnerId === null) return;
    await addBillingMail(handle, { kind: 'refund_refused', about: orderId, learnerId, at });
  });
}
