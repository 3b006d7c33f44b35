import { m } from '../../compiled-messages/messages.ts';

/** What the button of a plan does. `unknown`: the session or the current plan is not loaded yet. */
export type PlanAction = 'unknown' | 'login' | 'upgrade' | 'change' | 'current';

type Customer = {
  status: 'unknown' | 'unreachable' | 'visitor' | 'learner';
  /** The id of the running plan, null without one, undefined while it is not known. */
  currentPlanId: string | null | undefined;
};

export function planAction(planId: string, { status, currentPlanId }: Customer): PlanAction {
  if (status === 'visitor') return 'login';
  if (status === 'unreachable') return 'upgrade';
  if (status === 'unknown' || currentPlanId === undefined) return 'unknown';
  if (currentPlanId === null) return 'upgrade';
  return currentPlanId === planId ? 'current' : 'change';
}

export const actionLabels: Record<Exclude<PlanAction, 'unknown'>, () => string> = {
  login: m.subscriptions_login,
  upgrade: m.subscriptions_upgrade,
  change: m.subscriptions_change,
  current: m.subscriptions_current,
};
