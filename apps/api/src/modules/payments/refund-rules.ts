import type { RefundOverview, RefundState, SubscriptionPayment } from '@python-learning/contract';
import { businessDayRange, staffDay } from './business-days.ts';
import { type CompletedShare, isMoreThan, percentOf } from './completed-share.ts';
import type { Order } from './orders.repository.ts';
import type { RefundRequest } from './refund-requests.repository.ts';

/** Terms of the return policy. */
export const refundRules = {
  within_days: 30,
  completed_percent_max: 80,
  review_business_days: { min: 3, max: 5 },
  payout_business_days: { min: 5, max: 10 },
} as const satisfies RefundOverview['rules'];

const dayMs = 24 * 3600 * 1000;
const centsPerUnit = 100;

type PaidOrder = Order & { paidAt: Date };
type Facts = { order: PaidOrder; request: RefundRequest | null; share: CompletedShare; now: Date };

export function isPaidOrder(order: Order): order is PaidOrder {
  return order.paidAt !== null;
}

export function refundOverviewOf(
  orders: readonly Order[],
  facts: { requests: readonly RefundRequest[]; share: CompletedShare; now: Date },
): RefundOverview {
  const payments = orders.filter(isPaidOrder).map((order) => {
    const request = facts.requests.find(({ orderId }) => orderId === order.id) ?? null;
    return paymentAnswer({ ...facts, order, request });
  });
  return { completed_percent: percentOf(facts.share), rules: refundRules, payments };
}

/** State of a payment's refund. The thirty days are counted in hours, and end to the second. */
export function refundState({ order, request, share, now }: Facts): RefundState {
  if (order.state === 'charged_back' || order.state === 'refunded') return order.state;
  if (request !== null) return request.state === 'refused' ? 'refused' : 'requested';
  if (now > possibleUntil(order)) return 'too_late';
  return isMoreThan(share, refundRules.completed_percent_max) ? 'too_much_completed' : 'possible';
}

function paymentAnswer(facts: Facts): SubscriptionPayment {
  const { order, request } = facts;
  return {
    order_id: order.id,
    plan: { id: order.planId, name: order.planName },
    amount: order.amountCents / centsPerUnit,
    currency: order.currency,
    paid_at: order.paidAt.toISOString(),
    refund: {
      state: refundState(facts),
      possible_until: possibleUntil(order).toISOString(),
      requested_at: request?.requestedAt.toISOString() ?? null,
      ...refundDays(facts),
    },
  };
}

/** Days of the decision and of the payout, as known or as they would follow from a request made now. */
function refundDays(facts: Facts): Pick<SubscriptionPayment['refund'], 'review' | 'payout'> {
  const { request, now } = facts;
  const state = refundState(facts);
  if (state === 'refunded') {
    const decided = staffDay(request?.decidedAt ?? now);
    const payout = businessDayRange({ from: decided, to: decided }, refundRules.payout_business_days);
    return { review: null, payout: request === null ? null : payout };
  }
  if (state !== 'possible' && state !== 'requested') return { review: null, payout: null };
  const asked = staffDay(request?.requestedAt ?? now);
  const review = businessDayRange({ from: asked, to: asked }, refundRules.review_business_days);
  return { review, payout: businessDayRange(review, refundRules.payout_business_days) };
}

function possibleUntil({ paidAt }: PaidOrder): Date {
  return new Date(paidAt.getTime() + refundRules.within_days * dayMs);
}
