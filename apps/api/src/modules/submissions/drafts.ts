import type { Draft } from '@python-learning/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { changeRecord, type TaskRef } from '../record/index.ts';

export type DraftDeps = { db: Database; clock: Clock; limiter: RateLimiter };

export type RefuseDraft = Refuse<'storage_full'>;

type NewDraft = DraftTimes & { learnerId: string; task: TaskRef; code: string; refuse: RefuseDraft };

/** Saves what a learner typed for a task, and returns the newest code: another device may have been later. */
export async function saveDraft({ db, clock, limiter }: DraftDeps, draft: NewDraft): Promise<Draft> {
  const { learnerId, task, code, refuse } = draft;
  await limiter.take(`draft:${learnerId}`, draftsPerMinute, 60);
  const at = clock.now();
  const written = { code, writtenAt: whenWritten(draft, at) };
  return changeRecord(db, { learnerId, at }, async ({ programs, storedBytes }, _handle, stored) => {
    if (!(await storedBytes.hasRoom(learnerId, at, stored))) throw refuse('storage_full');
    await programs.keepDraft({ learnerId, task, ...written });
    const newest = (await programs.listLast(learnerId, task.kind, [task.id])).get(task.id) ?? written;
    return { code: newest.code, written_at: newest.writtenAt.toISOString() };
  });
}

/** Both times are from the device's clock, which may be wrong; `sentAt` is null when unknown. */
export type DraftTimes = { writtenAt: Date; sentAt: Date | null };

/** Calls rarely take longer to arrive, and clocks set by a network are rarely further off. */
const maxTravelMs = 10_000;

/** Lower bound: a wrong clock may give years that the database cannot store. */
const earliest = new Date('2000-01-01T00:00:00Z');

/**
 * Returns when a draft was written, by the server's clock. If the draft was sent at about the server's now, the
 * device's clock counts as right, so drafts keep their order however fast each call arrived. Otherwise the clock is
 * wrong and only the draft's age on the device counts. The result is never in the future, so that one device cannot
 * block the others, and never before the year 2000.
 */
function whenWritten(times: DraftTimes, now: Date): Date {
  return new Date(Math.max(earliest.getTime(), onServerClock(times, now).getTime()));
}

function onServerClock({ writtenAt, sentAt }: DraftTimes, now: Date): Date {
  const clockIsRight = sentAt === null || Math.abs(now.getTime() - sentAt.getTime()) <= maxTravelMs;
  if (clockIsRight) return new Date(Math.min(now.getTime(), writtenAt.getTime()));
  const agoMs = sentAt.getTime() - writtenAt.getTime();
  return new Date(now.getTime() - Math.max(0, agoMs));
}

/** A browser sends one draft after a pause in typing, never two at once. */
const draftsPerMinute = 120;
