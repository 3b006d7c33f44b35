import type { RazorpaySettings } from '../../../../platform/config/payment-config.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { createRazorpayApi } from './razorpay-api.ts';
import { receiveRazorpayWebhook } from './razorpay-webhook.ts';

/**
 * Razorpay: one payment for one period, on the page of a payment link. Such a page asks the payer for everything itself
 * and opens UPI apps on a phone; Razorpay's hosted checkout does neither.
 */
export function createRazorpay(
  deps: RazorpaySettings & { retryPausesMs?: readonly number[] | undefined },
): PaymentProvider {
  const api = createRazorpayApi(deps);
  return {
    name: 'razorpay',
    canConfirm: true,
    canRefund: true,
    pages: [],
    createCheckout: async (order) => ({ kind: 'redirect', payment_url: await api.createLink(order) }),
    receive: (request) => receiveRazorpayWebhook(request, deps.webhookSecret),
    confirm: (orderId) => api.listPayments(orderId),
    refund: ({ paymentId, reason }) => api.refund(paymentId, reason),
  };
}
