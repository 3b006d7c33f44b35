import type { Checkout } from '@python-learning/contract';
import type { FormFields } from '../../../platform/http/form-fields.ts';
import type { RawRequest } from '../../../platform/http/raw-body.ts';

export type CheckoutOrder = {
  orderId: string;
  /** Text on the payer's bill, in Latin letters. */
  item: string;
  /** In the smallest unit of the currency. */
  amountCents: number;
  currency: string;
  /** Addresses to which the payer's browser returns; both on our own origin. */
  returnUrl: string;
  cancelUrl: string;
  /** When the checkout may be closed by the provider. A later payment still counts. */
  expiresAt: Date;
};

/** What a provider's notification says, once its signature was verified. */
export type Notification = {
  /** Null where the provider names only the payment; it belongs to an order that was paid before. */
  orderId: string | null;
  paymentId: string;
  amountCents: number | null;
  currency: string;
  outcome: NotifiedOutcome;
};

export type NotifiedOutcome =
  | 'paid'
  | 'pending'
  | 'expired'
  | 'cancelled'
  | 'failed'
  | 'refunded'
  | 'charged_back';

/** The fields of a notification that may be stored: nothing about the payer. */
export type StoredFields = Readonly<Record<string, string>>;

/** What a provider makes of a request to the notification address. */
export type Received =
  | { kind: 'notification'; notification: Notification; stored: StoredFields }
  /** Signed, but about something that changes no order. */
  | { kind: 'irrelevant' }
  /** In the form of this provider, but not signed by it. */
  | { kind: 'unsigned'; stored: StoredFields };

/** A payment as the provider reports it when asked. */
export type KnownPayment = {
  paymentId: string;
  amountCents: number | null;
  currency: string;
  state: 'received' | 'refunded' | 'charged_back' | 'other';
};

/** The provider cannot be asked now. Asking later makes sense. */
export class ProviderUnreachableError extends Error {
  override readonly name = 'ProviderUnreachableError';
}

/** The provider refused. Asking the same again is pointless. */
export class ProviderRefusalError extends Error {
  override readonly name = 'ProviderRefusalError';
}

/** A page that is opened by posting a form; `answer` turns the form's fields into HTML or a redirect. */
export type HostedPage = {
  path: string;
  answer(fields: FormFields): Promise<{ status: number; html: string } | { goTo: string }>;
};

/** Takes payments. Implementations are in the folders beside this file, and in the registry. */
export interface PaymentProvider {
  readonly name: string;
  /** Whether it can be asked for the payments of an order. */
  readonly canConfirm: boolean;
  /** Whether it can be told to refund; if not, staff do it on the provider's own pages. */
  readonly canRefund: boolean;
  /** Pages that this server serves for the provider; empty for a provider with pages of its own. */
  readonly pages: readonly HostedPage[];
  /** @throws ProviderUnreachableError, ProviderRefusalError */
  createCheckout(order: CheckoutOrder): Promise<Checkout>;
  /** Verifies a request to the notification address. Null when it is not in the form of this provider. */
  receive(request: RawRequest): Received | null;
  /**
   * Returns every payment that the provider knows for an order. Requires `canConfirm`.
   * @throws ProviderUnreachableError, ProviderRefusalError
   */
  confirm(orderId: string): Promise<readonly KnownPayment[]>;
  /**
   * Refunds a whole payment. Requires `canRefund`.
   * @throws ProviderUnreachableError when it is unknown whether it was done, ProviderRefusalError when it was not
   */
  refund(payment: { paymentId: string; reason: string }): Promise<void>;
}

/** Maximum characters stored per field: of a signed notification, and of one that anybody may have written. */
const maxLengths = { signed: 300, unsigned: 64 } as const;

/** Picks the fields with these names, each shortened. */
export function storedFields(
  fields: Readonly<Record<string, string>>,
  names: readonly string[],
  signature: keyof typeof maxLengths,
): StoredFields {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return value === undefined ? [] : [[name, value.slice(0, maxLengths[signature])]];
    }),
  );
}
