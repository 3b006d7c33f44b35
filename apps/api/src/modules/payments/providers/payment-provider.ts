import type { Checkout } from '@python-learning/contract';

/** Order data that a payment provider needs. */
export type CheckoutOrder = {
  orderId: string;
  /** Text on the payer's bill, in Latin letters. */
  item: string;
  amountCents: number;
  currency: string;
  /** Addresses to which the payer's browser returns; both on our own origin. */
  returnUrl: string;
  cancelUrl: string;
};

/** Content of a signed notification. */
export type Notification = {
  orderId: string;
  paymentId: string;
  amountCents: number | null;
  currency: string;
  outcome: NotifiedOutcome;
};

export type NotifiedOutcome = 'paid' | 'pending' | 'cancelled' | 'failed' | 'charged_back';

/** A payment as the provider reports it when asked. */
export type KnownPayment = {
  paymentId: string;
  amountCents: number | null;
  currency: string;
  state: 'received' | 'refunded' | 'charged_back' | 'other';
};

/** The provider cannot be asked now. Asking later makes sense. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/** The provider refused. Asking the same again is pointless. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

/** Takes payments. Implementations are in the folders beside this file, and in the registry. */
export interface PaymentProvider {
  readonly name: string;
  /** Whether it can be asked for the payments of an order. */
  readonly canConfirm: boolean;
  /** Whether it can be told to refund; if not, staff do it on the provider's own pages. */
  readonly canRefund: boolean;
  createCheckout(order: CheckoutOrder): Checkout;
  /**
   * Null unless this provider signed the fields for this merchant, with an order id of our form.
   */
  parseNotification(fields: Readonly<Record<string, string>>): Notification | null;
  /**
   * Returns every payment that the provider knows for an order. Requires `canConfirm`.
   * @throws ProviderUnreachable, ProviderRefusal
   */
  confirm(orderId: string): Promise<readonly KnownPayment[]>;
  /**
   * Refunds a whole payment. Requires `canRefund`.
   * @throws ProviderUnreachable when it is unknown whether it was done, ProviderRefusal when it was not
   */
  refund(payment: { paymentId: string; reason: string }): Promise<void>;
}
