import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';

export const plan = z.object({
  id: z.string(),
  name: z.string(),
  /** US dollars. */
  price: z.number(),
  duration_days: z.int(),
  is_active: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Plan = z.output<typeof plan>;

export const subscriptionStatus = z.object({
  plan: z.object({ id: z.string(), name: z.string() }),
  end_date: z.string(),
});
export type SubscriptionStatus = z.output<typeof subscriptionStatus>;

/** Where the payer is sent: a form with these fields is posted to this address, and the payer's browser goes with it. */
export const checkout = z.object({
  payment_url: z.url({ protocol: /^https?$/ }),
  payment_params: z.record(z.string(), z.string()),
});
export type Checkout = z.output<typeof checkout>;

const returnAddress = z.optional(z.string().check(z.maxLength(2000)));

/**
 * Where the refund of a payment stands. `possible`: it can be asked for now. `too_late` and `too_much_completed`: it can
 * not be asked for any more. `requested`: somebody is looking at it. `refused`, `refunded`, `charged_back`: it is over.
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

/** First and last day, as YYYY-MM-DD; weekends are no business days. */
const dayRange = z.object({ from: z.string(), to: z.string() });
export type DayRange = z.output<typeof dayRange>;

/** One payment of the learner's account. */
export const subscriptionPayment = z.object({
  /** What support and the receipt call this payment. */
  order_id: z.string(),
  plan: z.object({ id: z.string(), name: z.string() }),
  /** US dollars. */
  amount: z.number(),
  currency: z.string(),
  paid_at: z.string(),
  refund: z.object({
    state: z.enum(refundStates),
    /** The last instant at which the refund can be asked for. */
    possible_until: z.string(),
    requested_at: z.nullable(z.string()),
    /** The days on which somebody decides, if it was asked for, or if it is asked for now; else null. */
    review: z.nullable(dayRange),
    /** The days on which the money is paid back when it is granted; else null. */
    payout: z.nullable(dayRange),
  }),
});
export type SubscriptionPayment = z.output<typeof subscriptionPayment>;

/** What a learner can have back, and by which rules. */
export const refundOverview = z.object({
  /** The share of the whole course that is completed now, in whole percent, rounded down. */
  completed_percent: z.int(),
  rules: z.object({
    within_days: z.int(),
    completed_percent_max: z.int(),
    review_business_days: z.object({ min: z.int(), max: z.int() }),
    payout_business_days: z.object({ min: z.int(), max: z.int() }),
  }),
  /** Newest first; empty when nothing was ever paid. */
  payments: z.array(subscriptionPayment),
});
export type RefundOverview = z.output<typeof refundOverview>;

export const subscriptionsContract = defineEndpoints({
  plans: {
    method: 'GET',
    path: '/subscriptions/plans/',
    access: 'public',
    summary: 'The plans that open the milestones beyond the free ones.',
    status: 200,
    response: z.array(plan),
    errors: [],
  },
  subscriptionStatus: {
    method: 'GET',
    path: '/subscriptions/status/',
    access: 'learner',
    summary: 'The running subscription of the learner; 404 when there is none.',
    status: 200,
    response: subscriptionStatus,
    errors: ['not_found'],
  },
  initiate: {
    method: 'POST',
    path: '/subscriptions/initiate/',
    access: 'learner',
    summary: 'Begin the payment of a plan.',
    body: z.object({
      plan_id: z.string().check(z.minLength(1), z.maxLength(100)),
      /** Taken only where they are on our own origin; else the pages of the app are used. */
      return_url: returnAddress,
      cancel_url: returnAddress,
      /** Where the provider tells of the payment is settled by the server; what is sent here is not used. */
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
    body: z.object({ order_id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    repeatable: true,
    status: 200,
    response: refundOverview,
    errors: ['validation_failed', 'not_found', 'refund_not_possible'],
    errorField: true,
  },
});

/** What the payment provider calls, not a browser. */
export const paymentsContract = defineEndpoints({
  notify: {
    method: 'POST',
    path: '/subscriptions/notify/',
    access: 'provider',
    summary: 'The payment provider tells what became of an order, as a signed form. The answer has no body.',
    body: z.record(z.string(), z.string()),
    status: 200,
    response: z.undefined(),
    errors: ['validation_failed', 'notification_refused'],
  },
});
