import type { Checkout, contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { InitiateRequest, RefuseCheckout } from './checkout.service.ts';
import type { Notifications } from './notifications.service.ts';
import type { Refunds } from './refunds.service.ts';

type Services = {
  initiate: (refuse: RefuseCheckout, request: InitiateRequest) => Promise<Checkout>;
  notifications: Notifications;
  refunds: Refunds;
};

export function createPaymentsHandlers({
  initiate,
  notifications,
  refunds,
}: Services): Handlers<typeof contract.payments> {
  return {
    // Ignore the client's notify address: the provider would send notifications to anyone.
    initiate: ({ caller, body, refuse }) =>
      initiate(refuse, {
        learnerId: caller.learnerId,
        planId: body.plan_id,
        returnUrl: body.return_url,
        cancelUrl: body.cancel_url,
      }),
    refunds: ({ caller }) => refunds.getOverview(caller.learnerId),
    requestRefund: ({ caller, body, refuse }) => refunds.request(refuse, caller.learnerId, body.order_id),
    notify: async ({ raw, refuse }) => {
      await notifications.receive(refuse, raw);
      return undefined;
    },
  };
}
