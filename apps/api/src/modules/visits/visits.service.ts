import { addDays, isoDayIn, type VisitStep } from '@python-learning/domain';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Keys, sign } from '../../platform/crypto/keys.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Sweep } from '../../platform/jobs/sweep.ts';
import { takeShare } from '../../platform/limits/fair-share.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { createVisitsRepository } from './visits.repository.ts';

/** Limits of the counting, and how long the counts are kept. */
export const visitRules = {
  /** Twice the number of steps; in its life a browser reaches each of them once. */
  perBrowserAndHour: 12,
  /** High, because a town may share one address of a telephone company. */
  perNetworkAndHour: 600,
  keptForDays: 400,
} as const;

export type VisitsDeps = { db: Database; clock: Clock; keys: Keys; limiter: RateLimiter };

type ReachedStep = {
  step: VisitStep;
  /** The caller's network, and a digest of the browser's session or visitor: for the limit alone. */
  ip: string;
  browser: string;
};

/** Counts a step that a browser reached for the first time. Throws `too_many_requests`. */
export async function countStep(deps: VisitsDeps, { step, ip, browser }: ReachedStep): Promise<void> {
  const { db, clock, keys, limiter } = deps;
  const place = { network: sign(keys.current.log, ip), browser };
  await takeShare(limiter, 'visit-step', place, {
    perBrowser: visitRules.perBrowserAndHour,
    perNetwork: visitRules.perNetworkAndHour,
    windowS: 3600,
  });
  await createVisitsRepository(db).count(dayOf(clock.now()), step);
}

/** The day of the counts: that of UTC. */
export function dayOf(time: Date): string {
  return isoDayIn(time, 'UTC');
}

/** Deletes counts after their retention time, which the privacy page states. */
export const sweepVisitCounts: Sweep = ({ db, clock }) =>
  createVisitsRepository(db).deleteBefore(addDays(dayOf(clock.now()), -visitRules.keptForDays));
