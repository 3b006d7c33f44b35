import type { PaymentProvider } from '../payment-provider.ts';
import { ProviderRefusal } from '../payment-provider.ts';
import { createMerchantApi } from './merchant-api.ts';
import { createPayHereProtocol, type Merchant } from './payhere-protocol.ts';

export type PayHereSettings = Merchant & {
  /** https://sandbox.payhere.lk or https://www.payhere.lk. */
  origin: string;
  /**
   * Credentials of the merchant api; null when not set up, so that only notifications bring news.
   */
  app: { id: string; secret: string } | null;
};

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
    createCheckout: (order) => protocol.createCheckout(order),
    parseNotification: (fields) => protocol.parseNotification(fields),
    confirm: async (orderId) => present(api).searchPayments(orderId),
    refund: async ({ paymentId, reason }) => present(api).refund(paymentId, reason),
  };
}

function present<T>(api: T | null): T {
  if (api === null) throw new ProviderRefusal('PAYHERE_APP_ID and PAYHERE_APP_SECRET are not set');
  return api;
}
