/** Days of access from the time of the grant; `endedEarlyAt` is set by a refund or by staff. */
export type Grant = { id: string; grantedAt: Date; days: number; endedEarlyAt: Date | null };

/** The time in which one grant gives access: start inclusive, end exclusive. */
export type Period = { startsAt: Date; endsAt: Date };

const dayMs = 24 * 3600 * 1000;

/**
 * Computes the periods of all grants of one learner, by grant id. `grants` are in order of granting. A period begins
 * when it is granted or where the one before it ends, so that paying early loses nothing. One that ends early makes the
 * following ones begin earlier. A day is 24 hours whatever local clocks do: an end is an instant.
 */
export function periodsOf(grants: readonly Grant[]): ReadonlyMap<string, Period> {
  const periods = new Map<string, Period>();
  let paidUntil = Number.NEGATIVE_INFINITY;
  for (const { id, grantedAt, days, endedEarlyAt } of grants) {
    const start = Math.max(grantedAt.getTime(), paidUntil);
    const whole = start + days * dayMs;
    const end = endedEarlyAt === null ? whole : Math.max(start, Math.min(whole, endedEarlyAt.getTime()));
    periods.set(id, { startsAt: new Date(start), endsAt: new Date(end) });
    paidUntil = Math.max(paidUntil, end);
  }
  return periods;
}
