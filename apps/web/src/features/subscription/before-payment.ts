const key = 'subscription_before_payment';

/**
 * Remembers for this tab until when the learner had upgraded before going to pay, null without an upgrade: only another
 * end tells that the payment has arrived.
 */
export function rememberBeforePayment(endDate: string | null): void {
  try {
    sessionStorage.setItem(key, endDate ?? '');
  } catch {
    // Without it, any running upgrade counts as the one that was paid for.
  }
}

/** Whether this end date is another than before the payment. */
export function isPaidNow(endDate: string): boolean {
  try {
    return sessionStorage.getItem(key) !== endDate;
  } catch {
    return true;
  }
}
