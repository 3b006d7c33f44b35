import { withTransaction } from '../../platform/db/database.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import type { Sweep } from '../../platform/jobs/sweep.ts';
import { createStorageSweepRepository } from './storage-sweep.repository.ts';

const dayMs = 24 * 3600 * 1000;
/** Few enough that their records are locked for a moment only. */
const learnersAtOnce = 50;

/**
 * Deletes programs and answers that are too many, where they were stored before there was a bound, and counts the bytes
 * of learners who stored something in the last day anew.
 */
export const sweepRecords: Sweep = ({ db, clock }) =>
  inBatches(
    async (most) => {
      const at = clock.now();
      const sweep = createStorageSweepRepository(db);
      const learnerIds = await sweep.listDue(new Date(at.getTime() - dayMs), most);
      if (learnerIds.length === 0) return 0;
      for (const trim of sweep.trims) await inBatches((rows) => trim(learnerIds, rows));
      await withTransaction(db, (handle) => createStorageSweepRepository(handle).countAnew(learnerIds, at));
      return learnerIds.length;
    },
    { batch: learnersAtOnce },
  );
