import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { id } from './id.ts';

const paymentAddress = z.url({ protocol: /^https?$/ });

/**
 * Where to send the payer. With `form`, the payer's browser posts a form with these fields to the address; with
 * `redirect`, it goes to the address.
 */
export const checkout = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('form'),
    payment_url: paymentAddress,
    payment_params: z.record(z.string(), z.string()),
  }),
  z.object({ kind: z.literal('redirect'), payment_url: paymentAddress }),
]);
export type Checkout = z.output<typeof checkout>;

const returnAddress = z.optional(z.string().check(z.maxLength(2000)));

/**
 * The refund state of a payment. `possible`: a refund can be requested now. `too_late` and `too_much_completed`: it can
 * no longer be requested. `requested`: the request is in review. `refused`, `refunded`, `charged_back`: final.
 */
export const refundStates = [
  'possible',
  'too_late',
  'too_much_completed',
  'requested',
  'refused',
  'refunded',
  'charged_back',
] as const;
export type RefundState = (typeof refundStates)[number];

/** First and last day, as YYYY-MM-DD. Weekends are not business days. */
const dayRange = z.object({ from: z.string(), to: z.string() });
export type DayRange = z.output<typeof dayRange>;

/** One payment of the learner's account. */
export const subscriptionPayment = z.object({
  /** The id of the payment for support and on the receipt. */
  order_id: z.string(),
  plan: z.object({ id: z.string(), name: z.string() }),
  amount: z.number(),
  currency: z.string(),
  paid_at: z.string(),
  refund: z.object({
    state: z.enum(refundStates),
    /** The last moment at which the refund can be requested. */
    possible_until: z.string(),
    requested_at: z.nullable(z.string()),
    /** The days of the decision, if the refund was requested or is requested now; else null. */
    review: z.nullable(dayRange),
    /** The days of the payout, if the refund is granted; else null. */
    payout: z.nullable(dayRange),
  }),
});
export type SubscriptionPayment = z.output<typeof subscriptionPayment>;

/** What can be refunded to a learner, and by which rules. */
export const refundOverview = z.object({
  /** Completed share of the whole course, in whole percent, rounded down. */
  completed_percent: z.int(),
  rules: z.object({
    within_days: z.int(),
    completed_percent_max: z.int(),
    review_business_days: z.object({ min: z.int(), max: z.int() }),
    payout_business_days: z.object({ min: z.int(), max: z.int() }),
  }),
  /** Newest first; empty without payments. */
  payments: z.array(subscriptionPayment),
});
export type RefundOverview = z.output<typeof refundOverview>;

export const paymentsContract = defineEndpoints({
  initiate: {
    method: 'POST',
    path: '/subscriptions/initiate/',
    access: 'learner',
    summary: 'Begin the payment of a plan.',
    body: z.object({
      plan_id: id,
      /** Accepted only on our own origin. Otherwise the app's own pages are used. */
      return_url: returnAddress,
      cancel_url: returnAddress,
      /** Ignored: the server sets the address that the provider notifies. */
      notify_url: returnAddress,
    }),
    status: 200,
    response: checkout,
    errors: ['validation_failed', 'plan_not_available', 'payment_unavailable'],
    errorField: true,
  },
  refunds: {
    method: 'GET',
    path: '/subscriptions/refund/',
    access: 'learner',
    summary: "The learner's payments, and which of them can be refunded.",
    status: 200,
    response: refundOverview,
    errors: [],
  },
  requestRefund: {
    method: 'POST',
    path: '/subscriptions/refund/',
    access: 'learner',
    summary: 'Ask for a payment back; asking again changes nothing.',
    body: z.object({ order_id: id }),
    repeatable: true,
    status: 200,
    response: refundOverview,
    errors: ['validation_failed', 'not_found', 'refund_not_possible'],
    errorField: true,
  },
  /** Made by the payment provider, not by a browser. */
  notify: {
    method: 'POST',
    path: '/subscriptions/notify/',
    access: 'provider',
    summary:
      'A payment provider tells what became of an order, signed in its own way. The answer has no body.',
    status: 200,
    response: z.undefined(),
    errors: ['notification_refused'],
  },
});
