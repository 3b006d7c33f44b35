import type { Checkout } from '@python-learning/contract';

/** What a payment provider has to know of an order. */
export type CheckoutOrder = {
  orderId: string;
  /** What the payer reads on the bill, in English letters. */
  item: string;
  amountCents: number;
  currency: string;
  /** Where the payer's browser goes afterwards; both on our own origin. */
  returnUrl: string;
  cancelUrl: string;
};

/** What a notification says; it came signed. */
export type Notification = {
  orderId: string;
  paymentId: string;
  amountCents: number | null;
  currency: string;
  outcome: NotifiedOutcome;
};

export type NotifiedOutcome = 'paid' | 'pending' | 'cancelled' | 'failed' | 'charged_back';

/** One payment as the provider itself tells it when asked. */
export type KnownPayment = {
  paymentId: string;
  amountCents: number | null;
  currency: string;
  state: 'received' | 'refunded' | 'charged_back' | 'other';
};

/** The provider could not be asked now; asking later makes sense. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/** The provider was asked and said no; asking the same again makes none. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

/** Takes payments for us. Implementations stand in the folders beside this file, and in the registry. */
export interface PaymentProvider {
  readonly name: string;
  /** Whether it can be asked what became of an order. */
  readonly canConfirm: boolean;
  /** Whether it can be told to pay back; else a person does it on the provider's own pages. */
  readonly canRefund: boolean;
  createCheckout(order: CheckoutOrder): Checkout;
  /** Null unless the fields are signed by this provider for this merchant, about an order id of our form. */
  parseNotification(fields: Readonly<Record<string, string>>): Notification | null;
  /**
   * Every payment that the provider knows of an order; only where `canConfirm`.
   * @throws ProviderUnreachable, ProviderRefusal
   */
  confirm(orderId: string): Promise<readonly KnownPayment[]>;
  /**
   * Pays back a whole payment; only where `canRefund`.
   * @throws ProviderUnreachable when it is not known whether it was done, ProviderRefusal when it was not
   */
  refund(payment: { paymentId: string; reason: string }): Promise<void>;
}
