import { type Checkout, paymentPages } from '@python-learning/contract';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { SubscriptionsRepository } from '../subscriptions/index.ts';
import { expiresAfterMs, nextCheckAt } from './check-orders.ts';
import { newOrderId } from './order-id.ts';
import { createOrdersRepository } from './orders.repository.ts';
import type { PaymentsCore } from './payments-deps.ts';
import { ProviderRefusalError, ProviderUnreachableError } from './providers/payment-provider.ts';

type Deps = PaymentsCore & {
  publicOrigin: string;
  limiter: RateLimiter;
  /** ISO 4217 code of the currency in which plans are sold. */
  currency: string;
  plans: Pick<SubscriptionsRepository, 'findActivePlan'>;
};

export type InitiateRequest = {
  learnerId: string;
  planId: string;
  returnUrl: string | undefined;
  cancelUrl: string | undefined;
};

export type RefuseCheckout = Refuse<'plan_not_available' | 'payment_unavailable'>;

const ordersAnHour = 20;

/**
 * Stores an order for a plan at its current price before asking the provider for a checkout, so that the provider never
 * has an order that the server does not know. Return addresses of other origins are replaced by our own pages.
 */
export async function initiatePayment(
  deps: Deps,
  refuse: RefuseCheckout,
  request: InitiateRequest,
): Promise<Checkout> {
  const { clock, currency, randomness, publicOrigin } = deps;
  const provider = deps.providers.seller;
  if (provider === null) throw refuse('payment_unavailable');
  const plan = await deps.plans.findActivePlan(request.planId, currency);
  if (plan === null) throw refuse('plan_not_available');
  await deps.limiter.take(`order:${request.learnerId}`, ordersAnHour, 3600);
  const orderId = newOrderId(randomness.token());
  const createdAt = clock.now();
  const price = { amountCents: plan.amount_cents, currency };
  await createOrdersRepository(deps.db).create({
    ...price,
    id: orderId,
    learnerId: request.learnerId,
    planId: plan.id,
    provider: provider.name,
    durationDays: plan.duration_days,
    createdAt,
    checkAt: nextCheckAt(createdAt, 0) ?? createdAt,
  });
  deps.onOrderState('created');
  deps.log.info({ event: 'payment.initiated', order: orderId, plan: plan.id }, 'an order was made');
  const checkout = provider.createCheckout({
    ...price,
    orderId,
    item: plan.name,
    returnUrl: ownAddress(request.returnUrl, publicOrigin, paymentPages.success),
    cancelUrl: ownAddress(request.cancelUrl, publicOrigin, paymentPages.cancel),
    expiresAt: new Date(createdAt.getTime() + expiresAfterMs),
  });
  return checkout.catch((error: unknown) => {
    if (!(error instanceof ProviderUnreachableError || error instanceof ProviderRefusalError)) throw error;
    deps.log.error(
      { event: 'payment.no_checkout', order: orderId, err: error },
      'the provider gave no checkout',
    );
    throw refuse('payment_unavailable');
  });
}

function ownAddress(given: string | undefined, publicOrigin: string, path: string): string {
  const url = given === undefined ? null : URL.parse(given);
  return url?.origin === publicOrigin ? url.href : `${publicOrigin}${path}`;
}
