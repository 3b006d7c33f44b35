import type { contract } from '@python-learning/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { PriceHint } from '../../platform/config/payment-config.ts';
import type { Handle } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { createSubscriptionsRepository, type SubscriptionsRepository } from './subscriptions.repository.ts';
import { createSubscriptionsHandlers } from './subscriptions.routes.ts';
import { createSubscriptionsService, type Entitlements } from './subscriptions.service.ts';

export { createEntitlementPeriods } from './entitlement-periods.ts';
export { seedSubscription } from './seed-subscription.ts';
export { runningAt, type SubscriptionsRepository } from './subscriptions.repository.ts';
export type { Entitlements } from './subscriptions.service.ts';

export type SubscriptionsModule = {
  handlers: Pick<Handlers<typeof contract.subscriptions>, 'plans' | 'subscriptionStatus'>;
  entitlements: Entitlements;
  subscriptions: SubscriptionsRepository;
};

/** Plans, the learner's subscription, and the check of entitlements for the other modules. */
export function createSubscriptionsModule({
  db,
  clock,
  currency,
  priceHint = null,
}: {
  db: Handle;
  clock: Clock;
  /** ISO 4217 code of the currency in which plans are sold. */
  currency: string;
  priceHint?: PriceHint | null;
}): SubscriptionsModule {
  const repository = createSubscriptionsRepository(db);
  return {
    handlers: createSubscriptionsHandlers(
      createSubscriptionsService(repository, { clock, currency, priceHint }),
    ),
    subscriptions: repository,
    entitlements: { hasAccess: (learnerId, at) => repository.hasEntitlement(learnerId, at) },
  };
}
