import type { Plan } from '@python-learning/contract';
import { m } from '../../paraglide/messages.js';

/** Names and prices to show when the plans cannot be loaded. */
export function fallbackPlans(): Plan[] {
  const unknown = { is_active: true, created_at: '', updated_at: '' };
  return [
    { ...unknown, id: 'monthly', name: m.subscription_monthly(), price: 4, duration_days: 30 },
    { ...unknown, id: 'annual', name: m.subscription_annual(), price: 40, duration_days: 365 },
  ];
}
