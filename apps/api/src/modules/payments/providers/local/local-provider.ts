import { createPayHereProtocol } from '../payhere/payhere-protocol.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { createCheckoutPages } from './checkout-pages.ts';

/** Path of our own hosted checkout; outside production only. */
const localCheckoutPath = '/pay/local/checkout';

/**
 * Takes no money, and otherwise behaves like PayHere: the same form, the same signatures, a hosted page for the payer,
 * and a signed notification afterwards. A refund moves no money either.
 */
export function createLocalProvider(deps: {
  publicOrigin: string;
  notifyUrl: string;
  /** Signing secret; it never leaves the process. */
  secret: string;
  newPaymentId: () => string;
  /**
   * Posts a notification to our own notify call, as a form; resolves with the status of the answer.
   */
  deliver: (fields: Readonly<Record<string, string>>) => Promise<number>;
}): PaymentProvider {
  const { publicOrigin, notifyUrl, secret, newPaymentId, deliver } = deps;
  const merchant = { merchantId: 'local', merchantSecret: secret };
  const protocol = createPayHereProtocol({
    ...merchant,
    notifyUrl,
    checkoutUrl: publicOrigin + localCheckoutPath,
  });
  return {
    name: 'local',
    canConfirm: false,
    canRefund: true,
    createCheckout: async (order) => protocol.createCheckout(order),
    receive: (request) => protocol.receive(request),
    confirm: async () => [],
    refund: async () => undefined,
    // The page with Pay, Decline and Cancel, and the one that handles its buttons.
    pages: createCheckoutPages({
      path: localCheckoutPath,
      publicOrigin,
      isOwnCheckout: protocol.isOwnCheckout,
      merchantSecret: secret,
      newPaymentId,
      deliver,
    }),
  };
}
