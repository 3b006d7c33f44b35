import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';

export const plan = z.object({
  id: z.string(),
  name: z.string(),
  /** In the currency below. */
  price: z.number(),
  /** ISO 4217 code of the currency in which the plan is sold. */
  currency: z.string(),
  /** What the price is about in the currency of the parents; absent where the operator set none. Never what is charged. */
  approximate_price: z.optional(z.object({ price: z.number(), currency: z.string() })),
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
});
