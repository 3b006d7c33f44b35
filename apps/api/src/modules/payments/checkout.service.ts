import type { Checkout } from '@python-learning/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { SubscriptionsRepository } from '../subscriptions/index.ts';
import { nextCheckAt } from './check-orders.ts';
import { newOrderId } from './order-id.ts';
import { createOrdersRepository } from './orders.repository.ts';
import type { PaymentsCore } from './payments-deps.ts';

type Deps = PaymentsCore & {
  publicOrigin: string;
  limiter: RateLimiter;
  plans: Pick<SubscriptionsRepository, 'findActivePlan'>;
};

export type InitiateRequest = {
  learnerId: string;
  planId: string;
  returnUrl: string | undefined;
  cancelUrl: string | undefined;
};

/** Currency of all plan prices. */
const currency = 'USD';
const ordersAnHour = 20;

/**
 * Stores an order for a plan at its current price before creating the form for the provider, so that the provider never
 * has an order that the server does not know. Return addresses of other origins are replaced by our own pages.
 * @throws AppError `plan_not_available`, `payment_unavailable`, `too_many_requests`
 */
export async function initiatePayment(deps: Deps, request: InitiateRequest): Promise<Checkout> {
  const { provider, clock, randomness, publicOrigin } = deps;
  if (provider === null) throw new AppError('payment_unavailable');
  const plan = await deps.plans.findActivePlan(request.planId);
  if (plan === null) throw new AppError('plan_not_available');
  await deps.limiter.take(`order:${request.learnerId}`, ordersAnHour, 3600);
  const orderId = newOrderId(randomness.token());
  const createdAt = clock.now();
  const price = { amountCents: plan.price_cents, currency };
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
  deps.log.info({ event: 'payment.initiated', order: orderId, plan: plan.id }, 'an order was made');
  return provider.createCheckout({
    ...price,
    orderId,
    item: plan.name,
    returnUrl: ownAddress(request.returnUrl, publicOrigin, '/subscription/success'),
    cancelUrl: ownAddress(request.cancelUrl, publicOrigin, '/subscription/cancel'),
  });
}

function ownAddress(given: string | undefined, publicOrigin: string, path: string): string {
  const url = given === undefined ? null : URL.parse(given);
  return url?.origin === publicOrigin ? url.href : `${publicOrigin}${path}`;
}
