import type { Clock } from '../clock/clock.ts';
import type { Handle } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { inBatches } from '../jobs/in-batches.ts';
import {
  type ConditionalUse,
  createRateCounterRepository,
  type RateCount,
  type Use,
} from './rate-counter.repository.ts';

/**
 * Limits that survive a restart and count across every process of the app. A crash of the database may lose the uses of
 * the last second.
 */
export interface RateLimiter {
  /**
   * Counts one use of `key`. Throws `too_many_requests` when it exceeds `limit` in `windowS` seconds. A refused use
   * does not lengthen the wait. Resolves with the number of uses in the window.
   */
  take(key: string, limit: number, windowS: number): Promise<number>;
  /**
   * Counts each use as `take` does, in turn and in one statement: the uses after one that exceeds its limit are not
   * counted. The keys differ; callers that share keys name them in the same order.
   */
  takeInTurn(uses: readonly Use[]): Promise<void>;
  /**
   * Reserves `amount` of a budget before the real use is known. Refused once the budget is used up; the last
   * reservation may exceed it. Concurrent reservations count for each other. Counts a `use`, if one is given, in the same
   * statement, as `take` does: nothing is reserved for one that exceeds its limit. Throws what its condition throws.
   */
  reserve(key: string, amount: number, budget: Budget, use?: ConditionalUse): Promise<Reservation>;
  /** Adds what was used without a reservation. The budget may be exceeded; the next reservation is refused then. */
  charge(key: string, amount: number, budget: Budget): Promise<void>;
  /** Resets the count of `key`. */
  clear(key: string): Promise<void>;
}

export type { ConditionalUse, Use } from './rate-counter.repository.ts';

/** Amount in a window of `windowS` seconds, which begins with its first use. */
export type Budget = { limit: number; windowS: number };

export type Reservation =
  | { isGranted: false; retryAfterS: number }
  /** `settle` takes the amount that was used, at most the reserved one, and gives the rest back. */
  | { isGranted: true; settle: (used: number) => Promise<void> };

export function createRateLimiter(deps: { db: Handle; clock: Clock }): RateLimiter {
  const counters = createRateCounterRepository(deps.db);
  return {
    async take(key, limit, windowS) {
      const now = deps.clock.now();
      const counted = await counters.count({ key, limit, windowS }, now);
      if (counted.count > limit) throw tooMany(counted, now);
      return counted.count;
    },
    async takeInTurn(uses) {
      const now = deps.clock.now();
      const counts = await counters.countInTurn(uses, now);
      for (const [turn, use] of uses.entries()) {
        const counted = counts[turn];
        if (counted !== undefined && counted.count > use.limit) throw tooMany(counted, now);
      }
    },
    async reserve(key, amount, { limit, windowS }, use) {
      const now = deps.clock.now();
      const addition = { key, amount, windowS };
      const { counted, added } = await (use === undefined
        ? counters.add(addition, now).then((sum) => ({ counted: sum, added: sum }))
        : counters.countAndAdd(use, addition, now));
      if (added === null) throw tooMany(counted, now);
      const giveBack = (unused: number) => counters.takeBack(key, unused, added.windowEndsAt);
      if (added.count - amount < limit) {
        return { isGranted: true, settle: (used) => giveBack(amount - Math.min(amount, Math.ceil(used))) };
      }
      await giveBack(amount);
      return { isGranted: false, retryAfterS: secondsUntil(added.windowEndsAt, now) };
    },
    async charge(key, amount, { windowS }) {
      await counters.add({ key, amount: Math.ceil(amount), windowS }, deps.clock.now());
    },
    clear: (key) => counters.clear(key),
  };
}

/** The refusal of a use that a reservation did not grant. */
export function tooManyRequests(retryAfterS: number): AppError {
  return new AppError('too_many_requests', { retryAfterS });
}

function tooMany({ windowEndsAt }: RateCount, now: Date): AppError {
  return tooManyRequests(secondsUntil(windowEndsAt, now));
}

function secondsUntil(time: Date, now: Date): number {
  return Math.max(1, Math.ceil((time.getTime() - now.getTime()) / 1000));
}

export async function sweepRateCounters({ db, clock }: { db: Handle; clock: Clock }): Promise<void> {
  const now = clock.now();
  await inBatches((most) => createRateCounterRepository(db).deleteEndedBefore(now, most));
}
