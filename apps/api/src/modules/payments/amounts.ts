/** Formats an amount in the smallest unit, with two decimals after a dot and no separators, in every locale. */
export function amountText(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Parses an amount; null for a text that is not one. */
export function centsOf(amount: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
