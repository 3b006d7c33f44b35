import type { KnownPayment } from './providers/payment-provider.ts';
import type { OrderFact } from './settle-order.ts';

/** Facts that follow from the payments that the provider reports for an order. Payments in progress yield none. */
export function paymentFacts(payments: readonly KnownPayment[]): OrderFact[] {
  return payments.flatMap(({ paymentId, amountCents, currency, state }): OrderFact[] => {
    if (state === 'other') return [];
    const payment: OrderFact = { kind: 'payment', paymentId, amountCents, currency, isConfirmed: true };
    if (state === 'received') return [payment];
    return [payment, { kind: state === 'refunded' ? 'refund' : 'chargeback', paymentId }];
  });
}
