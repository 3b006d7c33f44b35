const key = 'subscription_before_payment';

/**
 * Saves, for this tab, when the subscription ends before a payment; null without a subscription. A different end date
 * shows that the payment has arrived.
 */
export function rememberBeforePayment(endDate: string | null): void {
  try {
    sessionStorage.setItem(key, endDate ?? '');
  } catch {
    // Without storage, any running subscription counts as the paid one.
  }
}

/** True if this end date differs from the one before the payment. */
export function isPaidNow(endDate: string): boolean {
  try {
    return sessionStorage.getItem(key) !== endDate;
  } catch {
    return true;
  }
}
