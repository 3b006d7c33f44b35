import { createOrdersRepository, type Order } from './orders.repository.ts';
import { paymentFacts } from './payment-facts.ts';
import type { PaymentsCore } from './payments-deps.ts';
import { ProviderRefusalError, ProviderUnreachableError } from './providers/payment-provider.ts';
import { type OrderFact, settleOrder } from './settle-order.ts';

type Deps = PaymentsCore & { afterSettling: () => void };

const minuteMs = 60_000;
const dayMs = 24 * 3600_000;
/** Age at which an unpaid order expires. A later payment still counts. */
export const expiresAfterMs = dayMs;
/**
 * Ages at which the provider is asked about an order: early, because a notification may be lost, and for months,
 * because money may be taken back. The provider offers no list of changes.
 */
const checkAfterMs = [
  10 * minuteMs,
  30 * minuteMs,
  2 * 60 * minuteMs,
  6 * 60 * minuteMs,
  expiresAfterMs,
  3 * dayMs,
  7 * dayMs,
  14 * dayMs,
  30 * dayMs,
  60 * dayMs,
  120 * dayMs,
];
const unreachablePauseMs = 10 * minuteMs;
const batch = 50;

/** Time of the next check of an order after `checks` of them; null when there is none left. */
export function nextCheckAt(createdAt: Date, checks: number): Date | null {
  const afterMs = checkAfterMs[checks];
  return afterMs === undefined ? null : new Date(createdAt.getTime() + afterMs);
}

/** Asks the provider about due orders, and lets old unpaid ones expire. */
export async function checkDueOrders(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const order of await createOrdersRepository(deps.db).listDue(now, batch)) {
    const known = await factsOf(deps, order);
    const checkAt = known === null ? new Date(now.getTime() + unreachablePauseMs) : futureCheck(order, now);
    const checks = known === null ? order.checks : checksUntil(order, now);
    const attempts: OrderFact[] = isOld(order, now) ? [{ kind: 'attempt', attempt: 'expired' }] : [];
    await settleOrder(deps, order.id, [...(known ?? []), ...(known === null ? [] : attempts)], (handle) =>
      createOrdersRepository(handle).setNextCheck(order.id, checkAt, checks),
    );
  }
  deps.afterSettling();
}

function isOld({ createdAt }: Order, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= expiresAfterMs;
}

/** Number of checks to count as done: after a long outage the server asks once, not once per missed check. */
function checksUntil({ createdAt, checks }: Order, now: Date): number {
  const over = checkAfterMs.filter((afterMs) => createdAt.getTime() + afterMs <= now.getTime()).length;
  return Math.max(checks + 1, over);
}

function futureCheck(order: Order, now: Date): Date | null {
  return nextCheckAt(order.createdAt, checksUntil(order, now));
}

/** Facts from the order's provider: empty if it is no longer set up or cannot confirm orders, null if asking failed. */
async function factsOf({ providers, log }: Deps, order: Order): Promise<OrderFact[] | null> {
  const provider = providers.named(order.provider);
  if (provider?.canConfirm !== true) return [];
  try {
    return paymentFacts(await provider.confirm(order.id));
  } catch (error) {
    if (!(error instanceof ProviderUnreachableError || error instanceof ProviderRefusalError)) throw error;
    log.warn(
      { event: 'payment.provider_unreachable', order: order.id, err: error },
      'the provider could not be asked',
    );
    return null;
  }
}
