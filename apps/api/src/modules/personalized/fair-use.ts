import type { Allowance } from '@python-learning/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type CountedKind, createCounterRepository } from './counter.repository.ts';
import { type HomeDay, homeDayOf } from './home-day.ts';

/**
 * More than any child solves in a day: who makes exercises all day long still has work for the next one. It keeps one
 * learner from using up what is there for all.
 */
export const perDay: Readonly<Record<CountedKind, number>> = { exercises: 60, custom: 20 };

export interface FairUse {
  /**
   * Takes one of today's and numbers it.
   * @throws AppError `fair_use_reached`
   */
  take(learnerId: string, kind: CountedKind): Promise<number>;
  /** Gives one back that came to nothing. */
  giveBack(learnerId: string, kind: CountedKind): Promise<void>;
  allowances(learnerId: string): Promise<Record<CountedKind, Allowance>>;
}

export function createFairUse({ db, clock }: { db: Database; clock: Clock }): FairUse {
  const counters = createCounterRepository(db);
  const today = (): HomeDay => homeDayOf(clock.now());
  return {
    take: async (learnerId, kind) => {
      const day = today();
      const number = await counters.take(learnerId, kind, day.name, perDay[kind]);
      if (number !== null) return number;
      const waitMs = day.endsAt.getTime() - clock.now().getTime();
      throw new AppError('fair_use_reached', { retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) });
    },
    giveBack: (learnerId, kind) => counters.giveBack(learnerId, kind, today().name),
    allowances: async (learnerId) => {
      const day = today();
      const used = await counters.read(learnerId, day.name);
      const renews_at = day.endsAt.toISOString();
      return {
        exercises: { limit: perDay.exercises, used: used.exercises, renews_at },
        custom: { limit: perDay.custom, used: used.custom, renews_at },
      };
    },
  };
}
