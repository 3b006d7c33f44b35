/** So many days of open access, from when they were granted; ended early by a refund or by the staff, or not. */
export type Grant = { id: string; grantedAt: Date; days: number; endedEarlyAt: Date | null };

/** The time in which one grant opens everything: its first instant belongs to it, its last does not. */
export type Stretch = { startsAt: Date; endsAt: Date };

const dayMs = 24 * 3600 * 1000;

/**
 * The stretches of all grants of one learner, by the grant's id. `grants` are in the order in which they were granted.
 * Each begins when it is granted, or where the one before it ends, so that paying early loses nothing. One that ends
 * early makes the following begin earlier. A day is 24 hours, whatever clocks on walls do: an end is an instant.
 */
export function stretchesOf(grants: readonly Grant[]): ReadonlyMap<string, Stretch> {
  const stretches = new Map<string, Stretch>();
  let paidUntil = Number.NEGATIVE_INFINITY;
  for (const { id, grantedAt, days, endedEarlyAt } of grants) {
    const start = Math.max(grantedAt.getTime(), paidUntil);
    const whole = start + days * dayMs;
    const end = endedEarlyAt === null ? whole : Math.max(start, Math.min(whole, endedEarlyAt.getTime()));
    stretches.set(id, { startsAt: new Date(start), endsAt: new Date(end) });
    paidUntil = Math.max(paidUntil, end);
  }
  return stretches;
}
