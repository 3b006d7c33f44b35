import type { Allowance } from '@python-learning/contract';
import { fairUsePerDay, type LearningDaySpan, learningDaySpan } from '@python-learning/domain';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import { type CountedKind, createCounterRepository } from './counter.repository.ts';

/** Daily limits of one learner. A learner who reaches them has exercises left for the next day. */
const perDay: Readonly<Record<CountedKind, number>> = fairUsePerDay;

export interface FairUse {
  /** Consumes one of today's allowance and resolves with its number. */
  take(refuse: Refuse<'fair_use_reached'>, learnerId: string, kind: CountedKind): Promise<number>;
  /** Returns one to today's allowance after a failure. */
  giveBack(learnerId: string, kind: CountedKind): Promise<void>;
  allowances(learnerId: string): Promise<Record<CountedKind, Allowance>>;
}

export function createFairUse({ db, clock }: { db: Database; clock: Clock }): FairUse {
  const counters = createCounterRepository(db);
  const today = (): LearningDaySpan => learningDaySpan(clock.now());
  return {
    take: async (refuse, learnerId, kind) => {
      const day = today();
      const number = await counters.take(learnerId, kind, day.name, perDay[kind]);
      if (number !== null) return number;
      const waitMs = day.endsAt.getTime() - clock.now().getTime();
      throw refuse('fair_use_reached', { retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) });
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
