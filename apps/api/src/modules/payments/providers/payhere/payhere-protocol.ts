import { createHash } from 'node:crypto';
import type { Checkout } from '@python-learning/contract';
import { z } from 'zod';
import { isSame } from '../../../../platform/crypto/keys.ts';
import { isRefusal } from '../../../../platform/errors/refuse.ts';
import { formFieldsOf } from '../../../../platform/http/form-fields.ts';
import type { RawRequest } from '../../../../platform/http/raw-body.ts';
import { amountText, centsOf } from '../../amounts.ts';
import { orderIdPattern } from '../../order-id.ts';
import {
  type CheckoutOrder,
  type Notification,
  type NotifiedOutcome,
  type Received,
  storedFields,
} from '../payment-provider.ts';

/** Our credentials at the provider. */
export type Merchant = { merchantId: string; merchantSecret: string };

type Fields = Readonly<Record<string, string>>;

/**
 * PayHere's protocol: a signed form that the payer's browser posts, and a signed notification that comes back. The
 * signature of a notification covers merchant, order, amount, currency and status only: anyone may have written the
 * other fields.
 */
export function createPayHereProtocol(deps: Merchant & { checkoutUrl: string; notifyUrl: string }) {
  const { merchantId, merchantSecret, checkoutUrl, notifyUrl } = deps;
  /** Null unless each signed field has its form and the signature is that of this merchant. */
  const parseNotification = (fields: Fields): Notification | null => {
    const parsed = notificationFields.safeParse(fields);
    if (!parsed.success || parsed.data.merchant_id !== merchantId) return null;
    const { md5sig, order_id, payment_id, payhere_amount, payhere_currency, status_code } = parsed.data;
    if (!isSame(md5sig.toUpperCase(), notificationSignature(fields, merchantSecret))) return null;
    return {
      orderId: order_id,
      paymentId: payment_id,
      amountCents: centsOf(payhere_amount),
      currency: payhere_currency,
      outcome: outcomeByStatus[status_code],
    };
  };
  return {
    parseNotification,

    createCheckout(order: CheckoutOrder): Extract<Checkout, { kind: 'form' }> {
      const amount = amountText(order.amountCents);
      const signed = { merchant_id: merchantId, order_id: order.orderId, amount, currency: order.currency };
      return {
        kind: 'form',
        payment_url: checkoutUrl,
        payment_params: {
          ...signed,
          return_url: order.returnUrl,
          cancel_url: order.cancelUrl,
          notify_url: notifyUrl,
          // Left empty, so that the provider's page asks the payer: we store no such thing about a child.
          first_name: '',
          last_name: '',
          email: '',
          phone: '',
          address: '',
          city: '',
          country: '',
          items: order.item,
          hash: checkoutHash(signed, merchantSecret),
        },
      };
    },

    /** True when `createCheckout` made the signed fields of this form. */
    isOwnCheckout: (fields: Fields): boolean =>
      fields['merchant_id'] === merchantId &&
      isSame((fields['hash'] ?? '').toUpperCase(), checkoutHash(fields, merchantSecret)),

    /** Null when the request holds no readable form. */
    receive({ headers, body }: RawRequest): Received | null {
      const fields = readForm(headers['content-type'] ?? '', body);
      if (fields === null) return null;
      const notification = parseNotification(fields);
      if (notification === null)
        return { kind: 'unsigned', stored: storedFields(fields, storedNames, 'unsigned') };
      return { kind: 'notification', notification, stored: storedFields(fields, storedNames, 'signed') };
    },
  };
}

export const payHereStatus = {
  paid: '2',
  pending: '0',
  cancelled: '-1',
  failed: '-2',
  charged_back: '-3',
} as const;

/** Authorised: the card can be charged, but was not. */
const authorisedStatus = '3';

const outcomeByStatus = {
  [payHereStatus.paid]: 'paid',
  [payHereStatus.pending]: 'pending',
  [payHereStatus.cancelled]: 'cancelled',
  [payHereStatus.failed]: 'failed',
  [payHereStatus.charged_back]: 'charged_back',
  [authorisedStatus]: 'pending',
} as const satisfies Readonly<Record<string, NotifiedOutcome>>;

/**
 * The signature covers the texts without separators: `USD` and `-2` sign the same as `USD-` and `2`. These patterns
 * leave one way to split a signed text, and none to split that of a checkout form, which has no status at its end.
 */
const notificationFields = z.object({
  merchant_id: z.string(),
  order_id: z.string().regex(orderIdPattern),
  payhere_amount: z.string().regex(/^\d{1,9}\.\d\d$/),
  payhere_currency: z.string().regex(/^[A-Z]{3}$/),
  status_code: z.enum([...Object.values(payHereStatus), authorisedStatus]),
  md5sig: z.string(),
  payment_id: z.string().default(''),
});

/** Names of the fields that are stored; the others name the payer and the card. */
const storedNames = [
  'merchant_id',
  'order_id',
  'payment_id',
  'payhere_amount',
  'payhere_currency',
  'status_code',
  'md5sig',
  'method',
  'status_message',
  'captured_amount',
  'recurring',
  'message_type',
];

function readForm(contentType: string, body: Buffer): Fields | null {
  try {
    return formFieldsOf(contentType, body);
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** Signature of a checkout form, over merchant, order, amount as written in the form, and currency. */
export function checkoutHash(fields: Fields, secret: string): string {
  return digest(text(fields, 'merchant_id', 'order_id', 'amount', 'currency') + digest(secret));
}

/** Signature of a notification, over the texts as received: reformatting `1000.0` would change it. */
export function notificationSignature(fields: Fields, secret: string): string {
  const signed = text(fields, 'merchant_id', 'order_id', 'payhere_amount', 'payhere_currency', 'status_code');
  return digest(signed + digest(secret));
}

function text(fields: Fields, ...names: readonly string[]): string {
  return names.map((name) => fields[name] ?? '').join('');
}

/** MD5 is what the provider asks for. */
function digest(signed: string): string {
  return createHash('md5').update(signed, 'utf8').digest('hex').toUpperCase();
}
