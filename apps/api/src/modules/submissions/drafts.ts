import type { Draft } from '@python-learning/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { changeRecord } from '../record/index.ts';
import { type DraftTimes, draftsPerMinute, whenWritten } from './draft-time.ts';
import type { Transaction } from './submit.ts';

export type DraftDeps = { db: Database; clock: Clock; limiter: RateLimiter };

export type WrittenCode = { code: string; writtenAt: Date };

export type RefuseDraft = Refuse<'not_found' | 'storage_full'>;

type NewDraft = DraftTimes & { learnerId: string; code: string };

/**
 * Saves what a learner typed, and returns the newest code: another device may have been later.
 * @param keep stores the draft unless a newer one is stored, and returns the newest; null when the task does not exist
 */
export async function saveDraft(
  { db, clock, limiter }: DraftDeps,
  { refuse, ...draft }: NewDraft & { refuse: RefuseDraft },
  keep: (transaction: Transaction, written: WrittenCode) => Promise<WrittenCode | null>,
): Promise<Draft> {
  const { learnerId, code } = draft;
  await limiter.take(`draft:${learnerId}`, draftsPerMinute, 60);
  const at = clock.now();
  const written = { code, writtenAt: whenWritten(draft, at) };
  const newest = await changeRecord(db, { learnerId, at }, async (record, handle) => {
    if (!(await record.storedBytes.hasRoom(learnerId, at))) throw refuse('storage_full');
    return keep({ record, handle }, written);
  });
  if (newest === null) throw refuse('not_found');
  return { code: newest.code, written_at: newest.writtenAt.toISOString() };
}
