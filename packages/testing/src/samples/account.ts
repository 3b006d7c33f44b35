import type { LoginSession, Plan, Progress, SubscriptionStatus } from '@python-learning/contract';

type Badge = Progress['badges'][number];

export const monthlyPlan: Plan = {
  id: 'monthly',
  name: 'Monthly Subscription',
  price: 4,
  currency: 'USD',
  duration_days: 30,
  is_active: true,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};

export const annualPlan: Plan = {
  ...monthlyPlan,
  id: 'annual',
  name: 'Annual Subscription',
  price: 40,
  duration_days: 365,
};

/** A subscription of the plan that runs until this moment. */
export function subscriptionTo({ id, name }: Plan, endDate = '2031-12-31T12:00:00Z'): SubscriptionStatus {
  return { plan: { id, name }, end_date: endDate };
}

export const monthlySubscription = subscriptionTo(monthlyPlan);
export const annualSubscription = subscriptionTo(annualPlan);

export const firstStep: Badge = {
  id: 'first-step',
  title: 'First Step',
  description: 'You watched your first lessons.',
  awarded_at: '2026-01-15T10:00:00Z',
};

export const bugHunter: Badge = {
  id: 'bug-hunter',
  title: 'Bug Hunter',
  description: 'You found a bug.',
  awarded_at: '2026-11-01T10:00:00Z',
};

/** A session of a browser that is not known, begun and used just now. */
export function loginSession(id: string, parts: Partial<LoginSession> = {}): LoginSession {
  const now = new Date().toISOString();
  return {
    id,
    browser: null,
    system: null,
    started_at: now,
    last_used_at: now,
    is_current: false,
    is_shared: false,
    ...parts,
  };
}
