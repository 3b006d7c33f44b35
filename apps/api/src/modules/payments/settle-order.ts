import { type Handle, withTransaction } from '../../platform/db/database.ts';
import { createEntitlementPeriods } from '../subscriptions/index.ts';
import { addBillingMail } from './billing-mails.ts';
import { createMoneyLedgerRepository, type LedgerRow } from './money-ledger.repository.ts';
import { type AttemptState, stateAfterAttempt, stateOfMoney } from './order-states.ts';
import { createOrdersRepository, type Order } from './orders.repository.ts';
import type { MoneyKind, OrderAttention } from './payments.tables.ts';
import type { PaymentsCore } from './payments-deps.ts';
import { createRefundRequestsRepository } from './refund-requests.repository.ts';

/** A fact that became known about an order. */
export type OrderFact =
  | { kind: 'attempt'; attempt: AttemptState }
  | {
      kind: 'payment';
      paymentId: string;
      amountCents: number | null;
      currency: string;
      /**
       * True when the provider itself said so when asked; a notification's signature does not cover the payment id.
       */
      isConfirmed: boolean;
    }
  | { kind: 'refund' | 'chargeback'; paymentId: string };

export type Settled = 'applied' | 'unchanged' | 'unknown_order';

type SettleDeps = Pick<PaymentsCore, 'db' | 'clock' | 'randomness' | 'log' | 'onOrderState'>;

/**
 * Brings an order to the state that the facts justify, with all that follows from it, in one transaction: ledger,
 * state, entitlement and due mails. Repeating the same facts changes nothing. `within` joins the transaction.
 */
export async function settleOrder(
  deps: SettleDeps,
  orderId: string,
  facts: readonly OrderFact[],
  within: (handle: Handle, settled: Settled) => Promise<void> = async () => undefined,
): Promise<Settled> {
  const { settled, reached } = await withTransaction(deps.db, async (handle) => {
    const settlement = await settle(deps, handle, orderId, facts);
    await within(handle, settlement.settled);
    return settlement;
  });
  if (reached !== null) deps.onOrderState(reached);
  return settled;
}

/** `reached`: the state that the order came to; null when it stayed in its state. */
type Settlement = { settled: Settled; reached: Order['state'] | null };

const unknownOrder: Settlement = { settled: 'unknown_order', reached: null };

async function settle(
  deps: SettleDeps,
  handle: Handle,
  orderId: string,
  facts: readonly OrderFact[],
): Promise<Settlement> {
  const orders = createOrdersRepository(handle);
  const found = await orders.find(orderId);
  if (found === null) return unknownOrder;
  if (found.learnerId !== null) await createEntitlementPeriods(handle).lock(found.learnerId);
  // Read again: the account may have been deleted while this waited for the lock.
  const order = await orders.lock(orderId);
  if (order === null) return unknownOrder;
  const booking = await bookMoney(deps, handle, order, facts);
  const state = stateOf(order, booking.kinds, facts);
  if (booking.attention !== null) await orders.setAttention(order.id, booking.attention, deps.clock.now());
  const reached = state === order.state ? null : state;
  if (reached !== null) await changeState(deps, handle, order, reached);
  if (!booking.isNew && reached === null) return { settled: 'unchanged', reached };
  deps.log.info(
    { event: 'payment.settled', order: order.id, from: order.state, to: state },
    'an order changed',
  );
  return { settled: 'applied', reached };
}

type Booking = { kinds: readonly MoneyKind[]; isNew: boolean; attention: OrderAttention | null };

/** Adds a ledger row for each payment, refund and chargeback in `facts`; skips rows that exist. */
async function bookMoney(
  deps: SettleDeps,
  handle: Handle,
  order: Order,
  facts: readonly OrderFact[],
): Promise<Booking> {
  const ledger = createMoneyLedgerRepository(handle);
  const rows = await ledger.list(order.id);
  const before = rows.length;
  let attention: OrderAttention | null = null;
  for (const fact of facts) {
    if (fact.kind === 'attempt') continue;
    const found = fact.kind === 'payment' ? paymentRow(order, rows, fact) : returnRow(order, rows, fact);
    if (found === null) continue;
    if (found.attention !== null) {
      attention = found.attention;
      deps.log.error({ event: `payment.${attention}`, order: order.id }, 'a payment needs a person');
    }
    if (found.kind === null) continue;
    const row = { ...found.row, kind: found.kind, bookedAt: deps.clock.now() };
    await ledger.book(order.id, row);
    rows.push(row);
  }
  return { kinds: rows.map(({ kind }) => kind), isNew: rows.length > before, attention };
}

type FoundRow = {
  /** Null when nothing is booked. */
  kind: MoneyKind | null;
  row: Pick<LedgerRow, 'paymentId' | 'amountCents' | 'currency'>;
  attention: OrderAttention | null;
};

function paymentRow(
  order: Order,
  rows: readonly LedgerRow[],
  fact: OrderFact & { kind: 'payment' },
): FoundRow | null {
  const { paymentId, currency } = fact;
  const amountCents = fact.amountCents ?? 0;
  const row = { paymentId, amountCents, currency };
  if (amountCents !== order.amountCents || currency !== order.currency) {
    if (rows.some(({ kind }) => kind === 'mismatched')) return null;
    return { kind: amountCents > 0 ? 'mismatched' : null, row, attention: 'wrong_amount' };
  }
  const payments = rows.filter(({ kind }) => kind === 'payment' || kind === 'surplus');
  if (payments.length === 0) return { kind: 'payment', row, attention: null };
  if (payments.some((known) => known.paymentId === paymentId)) return null;
  // Anyone can repeat a notification with another payment id. Only the provider can confirm a second payment.
  return fact.isConfirmed ? { kind: 'surplus', row, attention: 'paid_twice' } : null;
}

/**
 * Row for returned money: never more returns of a kind than payments, except one that is reported before its payment.
 */
function returnRow(
  order: Order,
  rows: readonly LedgerRow[],
  fact: OrderFact & { kind: 'refund' | 'chargeback' },
): FoundRow | null {
  const { kind, paymentId } = fact;
  const came = rows.filter((row) => row.kind === 'payment' || row.kind === 'surplus').length;
  const wentBack = rows.filter((row) => row.kind === kind);
  if (wentBack.some((known) => known.paymentId === paymentId)) return null;
  if (wentBack.length >= Math.max(1, came)) return null;
  const row = { paymentId, amountCents: -order.amountCents, currency: order.currency };
  return { kind, row, attention: null };
}

function stateOf(order: Order, kinds: readonly MoneyKind[], facts: readonly OrderFact[]): Order['state'] {
  const byMoney = stateOfMoney(kinds);
  if (byMoney !== null) return byMoney;
  const attempts = facts.flatMap((fact) => (fact.kind === 'attempt' ? [fact.attempt] : []));
  return attempts.reduce<Order['state']>(stateAfterAttempt, order.state);
}

async function changeState(
  deps: SettleDeps,
  handle: Handle,
  order: Order,
  state: Order['state'],
): Promise<void> {
  const at = deps.clock.now();
  const orders = createOrdersRepository(handle);
  const paidAt = state === 'paid' ? (order.paidAt ?? at) : order.paidAt;
  await orders.setState(order.id, { state, paidAt }, at);
  if (state === 'paid') await openPaidTime(deps, handle, order, at);
  if (state === 'refunded' || state === 'charged_back') await closePaidTime(handle, order, state, at);
}

async function openPaidTime(deps: SettleDeps, handle: Handle, order: Order, at: Date): Promise<void> {
  const { learnerId, id: orderId, planId, durationDays: days } = order;
  const attention = async (reason: OrderAttention): Promise<void> => {
    deps.log.error({ event: `payment.${reason}`, order: orderId }, 'a payment needs a person');
    await createOrdersRepository(handle).setAttention(orderId, reason, at);
  };
  if (learnerId === null) return attention('paid_without_account');
  // Paid, refunded and paid again: the time was granted once, so a person decides what is fair.
  if (order.paidAt !== null) return attention('paid_after_its_end');
  const grant = {
    id: deps.randomness.id(),
    learnerId,
    planId,
    orderId,
    days,
    source: 'payment',
    at,
  } as const;
  await createEntitlementPeriods(handle).grant(grant);
  await addBillingMail(handle, { kind: 'receipt', about: orderId, learnerId, at });
}

async function closePaidTime(
  handle: Handle,
  { id: orderId, learnerId }: Order,
  state: 'refunded' | 'charged_back',
  at: Date,
): Promise<void> {
  if (state === 'refunded') await createRefundRequestsRepository(handle).setState(orderId, 'refunded', at);
  if (learnerId === null) return;
  await createEntitlementPeriods(handle).endOfOrder(learnerId, orderId, at);
  if (state === 'charged_back') return;
  await addBillingMail(handle, { kind: 'refunded', about: orderId, learnerId, at });
}
