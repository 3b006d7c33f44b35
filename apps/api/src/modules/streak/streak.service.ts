import type { Streak } from '@python-learning/contract';
import { learningDay } from '@python-learning/domain';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Handle } from '../../platform/db/database.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { Once } from '../../platform/http/handler.ts';
import { changeRecordIn, createLearnerRecord } from '../record/index.ts';
import { createRestWeeksRepository } from './rest-weeks.repository.ts';
import { endedWeeks, fitsTheYear, type RestRequest, requestedWeeks } from './rest-weeks.ts';
import { streakAnswer } from './streak-answer.ts';

type RefuseRest = Refuse<'validation_failed' | 'rest_used_up'>;

export interface StreakService {
  get(learnerId: string): Promise<Streak>;
  /** Begins a rest, also for past weeks. Refuses with `validation_failed` a week that is more than a year away. */
  rest(refuse: RefuseRest, once: Once<Streak>, learnerId: string, wish: RestRequest): Promise<Streak>;
  /** Ends a rest; succeeds when there is none. */
  endRest(once: Once<Streak>, learnerId: string, wish: RestRequest): Promise<Streak>;
}

export function createStreakService({ db, clock }: { db: Database; clock: Clock }): StreakService {
  const change = (
    once: Once<Streak>,
    learnerId: string,
    work: (handle: Handle, at: Date) => Promise<void>,
  ): Promise<Streak> => {
    const at = clock.now();
    // Serialized per learner: two concurrent requests must not take more weeks than a year has.
    return once((handle) =>
      changeRecordIn(handle, { learnerId, at }, async () => {
        await work(handle, at);
        return readStreak(handle, learnerId, at);
      }),
    );
  };
  return {
    get: (learnerId) => readStreak(db, learnerId, clock.now()),
    rest: (refuse, once, learnerId, wish) =>
      change(once, learnerId, (handle, at) => beginRest(refuse, { handle, learnerId, wish, at })),
    endRest: (once, learnerId, wish) =>
      change(once, learnerId, async (handle, at) => {
        const restWeeks = createRestWeeksRepository(handle);
        const today = await todayOf(handle, learnerId, at);
        await restWeeks.remove(learnerId, endedWeeks(wish, today, await restWeeks.list(learnerId)));
      }),
  };
}

async function beginRest(
  refuse: RefuseRest,
  { handle, learnerId, wish, at }: { handle: Handle; learnerId: string; wish: RestRequest; at: Date },
): Promise<void> {
  const wished = requestedWeeks(wish, await todayOf(handle, learnerId, at));
  if (wished === null) throw refuse('validation_failed', { fields: { from: [{ code: 'not_a_choice' }] } });
  const restWeeks = createRestWeeksRepository(handle);
  if (!fitsTheYear(wished, await restWeeks.list(learnerId))) throw refuse('rest_used_up');
  await restWeeks.add(learnerId, wished, at);
}

async function todayOf(handle: Handle, learnerId: string, at: Date): Promise<string> {
  const { timeZone } = await createLearnerRecord(handle).learningDays.choices(learnerId);
  return learningDay(at, timeZone);
}

async function readStreak(handle: Handle, learnerId: string, now: Date): Promise<Streak> {
  const { learningDays } = createLearnerRecord(handle);
  const choices = await learningDays.choices(learnerId);
  const days = await learningDays.list(learnerId);
  const restWeeks = await createRestWeeksRepository(handle).list(learnerId);
  return streakAnswer({ days, choices, restWeeks }, now);
}
