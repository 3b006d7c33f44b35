import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSame } from '../../../../platform/crypto/keys.ts';
import type { RawRequest } from '../../../../platform/http/raw-body.ts';
import { orderIdPattern } from '../../order-id.ts';
import { type Notification, type Received, type StoredFields, storedFields } from '../payment-provider.ts';
import { razorpayPayment } from './razorpay-api.ts';

const signatureHeader = 'x-razorpay-signature';

/**
 * Verifies a webhook of Razorpay (https://razorpay.com/docs/webhooks/): JSON, with the HMAC of the whole body in a
 * header. Null when the header is missing.
 */
export function receiveRazorpayWebhook({ headers, body }: RawRequest, secret: string): Received | null {
  const signature = headers[signatureHeader];
  if (signature === undefined) return null;
  const sent = eventOf(body);
  const stored = sent === null ? {} : storedFieldsOf(sent, headers['x-razorpay-event-id']);
  if (!isSame(signature.toLowerCase(), signatureOf(body, secret)) || sent === null)
    return { kind: 'unsigned', stored: storedFields(stored, Object.keys(stored), 'unsigned') };
  const notification = notificationOf(sent);
  if (notification === null) return { kind: 'irrelevant' };
  return { kind: 'notification', notification, stored: storedFields(stored, Object.keys(stored), 'signed') };
}

/** HMAC-SHA256 of the body, in hexadecimal digits. */
export function signatureOf(body: Buffer, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

const entity = <T extends z.ZodType>(schema: T) => z.object({ entity: schema }).optional();

/** Fields that are read of a webhook; everything about the payer is left out. */
const webhook = z.object({
  event: z.string(),
  payload: z.object({
    payment_link: entity(
      z.object({ id: z.string(), reference_id: z.string().nullish(), currency: z.string() }),
    ),
    payment: entity(razorpayPayment),
    refund: entity(z.object({ id: z.string() })),
    dispute: entity(z.object({ id: z.string() })),
  }),
});

type Webhook = z.output<typeof webhook>;

function eventOf(body: Buffer): Webhook | null {
  try {
    return webhook.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}

/**
 * Null for an event that changes no order: a declined attempt, after which the payer may try again on the same page; a
 * part of a refund; a dispute that is not lost; a link that is not of ours.
 */
function notificationOf({ event, payload }: Webhook): Notification | null {
  const link = payload.payment_link?.entity;
  const payment = payload.payment?.entity;
  switch (event) {
    case 'payment_link.paid':
      return payment === undefined ? null : ofOrder(link, paidBy(payment, 'paid'));
    case 'payment_link.expired':
    case 'payment_link.cancelled': {
      const outcome = event === 'payment_link.expired' ? 'expired' : 'cancelled';
      return ofOrder(link, { paymentId: '', amountCents: null, currency: link?.currency ?? '', outcome });
    }
    case 'refund.processed':
      return payment?.refund_status === 'full' ? { orderId: null, ...paidBy(payment, 'refunded') } : null;
    case 'payment.dispute.lost':
      return payment === undefined ? null : { orderId: null, ...paidBy(payment, 'charged_back') };
    default:
      return null;
  }
}

function ofOrder(
  link: { reference_id?: string | null | undefined } | undefined,
  notification: Omit<Notification, 'orderId'>,
): Notification | null {
  const orderId = link?.reference_id ?? '';
  return orderIdPattern.test(orderId) ? { orderId, ...notification } : null;
}

function paidBy(
  { id, amount, currency }: z.output<typeof razorpayPayment>,
  outcome: Notification['outcome'],
): Omit<Notification, 'orderId'> {
  return { paymentId: id, amountCents: amount, currency, outcome };
}

function storedFieldsOf({ event, payload }: Webhook, eventId: string | undefined): StoredFields {
  const { payment_link: link, payment, refund, dispute } = payload;
  const fields = {
    event,
    event_id: eventId,
    payment_link_id: link?.entity.id,
    reference_id: link?.entity.reference_id,
    payment_id: payment?.entity.id,
    amount: payment?.entity.amount,
    currency: payment?.entity.currency,
    method: payment?.entity.method,
    refund_id: refund?.entity.id,
    dispute_id: dispute?.entity.id,
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  );
}
