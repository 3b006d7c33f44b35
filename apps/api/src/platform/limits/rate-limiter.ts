import type { Clock } from '../clock/clock.ts';
import type { Handle } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { inBatches } from '../jobs/in-batches.ts';
import { rateCounterRepository } from './rate-counter.repository.ts';

/** Limits that survive a restart and count across every process of the app. */
export interface RateLimiter {
  /**
   * Counts one use of `key` and throws `too_many_requests` when it is one more than `limit` in `windowS` seconds.
   * A refused use does not make the wait longer.
   */
  take(key: string, limit: number, windowS: number): Promise<void>;
  /** Forgets what was counted for `key`. */
  clear(key: string): Promise<void>;
}

export function createRateLimiter(deps: { db: Handle; clock: Clock }): RateLimiter {
  const counters = rateCounterRepository(deps.db);
  return {
    async take(key, limit, windowS) {
      const now = deps.clock.now();
      const { count, windowEndsAt } = await counters.count(key, limit, now, windowS);
      if (count <= limit) return;
      const retryAfterS = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
      throw new AppError('too_many_requests', { retryAfterS });
    },
    clear: (key) => counters.clear(key),
  };
}

/** Forgets windows that are over. */
export async function sweepRateCounters({ db, clock }: { db: Handle; clock: Clock }): Promise<void> {
  const now = clock.now();
  await inBatches((most) => rateCounterRepository(db).deleteEndedBefore(now, most));
}
