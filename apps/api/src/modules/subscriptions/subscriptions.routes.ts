import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { SubscriptionsService } from './subscriptions.service.ts';

export function createSubscriptionsHandlers(
  service: SubscriptionsService,
): Handlers<typeof contract.subscriptions> {
  return {
    plans: () => service.listPlans(),
    subscriptionStatus: ({ caller, refuse }) => service.getStatus(refuse, caller.learnerId),
  };
}
