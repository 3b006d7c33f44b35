import type { PayHereSettings } from '../../../../platform/config/payment-config.ts';
import { type PaymentProvider, ProviderRefusalError } from '../payment-provider.ts';
import { createMerchantApi } from './merchant-api.ts';
import { createPayHereProtocol } from './payhere-protocol.ts';

/** PayHere: one payment for one period, on PayHere's own page. */
export function createPayHere(
  deps: PayHereSettings & {
    notifyUrl: string;
    nowMs: () => number;
    retryPausesMs?: readonly number[] | undefined;
  },
): PaymentProvider {
  const { origin, app, retryPausesMs } = deps;
  const protocol = createPayHereProtocol({ ...deps, checkoutUrl: `${origin}/pay/checkout` });
  const api =
    app === null
      ? null
      : createMerchantApi({
          origin,
          appId: app.id,
          appSecret: app.secret,
          nowMs: deps.nowMs,
          ...(retryPausesMs === undefined ? {} : { retryPausesMs }),
        });
  return {
    name: 'payhere',
    canConfirm: api !== null,
    canRefund: api !== null,
    pages: [],
    createCheckout: async (order) => protocol.createCheckout(order),
    receive: (request) => protocol.receive(request),
    confirm: async (orderId) => present(api).searchPayments(orderId),
    refund: async ({ paymentId, reason }) => present(api).refund(paymentId, reason),
  };
}

function present<T>(api: T | null): T {
  if (api === null) throw new ProviderRefusalError('PAYHERE_APP_ID and PAYHERE_APP_SECRET are not set');
  return api;
}
