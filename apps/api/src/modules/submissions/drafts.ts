import type { Draft } from '@python-learning/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { changeRecord, type TaskRef } from '../record/index.ts';
import { type DraftTimes, draftsPerMinute, whenWritten } from './draft-time.ts';

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
