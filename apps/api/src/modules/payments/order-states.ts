import type { MoneyKind, OrderState } from './payments.tables.ts';

/*
 *                  ┌────────────────────────── money came ──────────────────────────┐
 *                  │                                                                 ▼
 *  created ──▶ pending ──▶ expired ──▶ cancelled ──▶ failed ──── money came ──▶   paid ──▶ refunded
 *                                                                                    └───▶ charged_back
 *
 * Left of `paid`, the state says how far the attempts to pay got, and only moves to the right: notifications arrive
 * late, twice and in any order, and none of them says when it was written. So the same notifications lead to the same
 * state in any order. Money moves an order out of any of these states, even long after it expired. From `paid` on, only
 * the ledger decides.
 */

const attemptOrder = [
  'created',
  'pending',
  'expired',
  'cancelled',
  'failed',
] as const satisfies readonly OrderState[];
export type AttemptState = (typeof attemptOrder)[number];

/** State after an attempt to pay became known. A state further to the right stays. */
export function stateAfterAttempt(state: OrderState, attempt: AttemptState): OrderState {
  const now = attemptOrder.indexOf(state as AttemptState);
  if (now < 0) return state;
  return now >= attemptOrder.indexOf(attempt) ? state : attempt;
}

/** State that the ledger of an order implies; null while no money moved. */
export function stateOfMoney(kinds: readonly MoneyKind[]): 'paid' | 'refunded' | 'charged_back' | null {
  const count = (...wanted: MoneyKind[]) => kinds.filter((kind) => wanted.includes(kind)).length;
  const came = count('payment', 'surplus');
  const wentBack = count('refund', 'chargeback');
  if (came > wentBack) return 'paid';
  if (count('chargeback') > 0) return 'charged_back';
  return count('refund') > 0 ? 'refunded' : null;
}
