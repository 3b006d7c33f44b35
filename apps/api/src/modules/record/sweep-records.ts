import { withTransaction } from '../../platform/db/database.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import type { Sweep } from '../../platform/jobs/sweep.ts';
import { createStorageSweepRepository, type LimitedTables } from './storage-sweep.repository.ts';

const dayMs = 24 * 3600 * 1000;
/** Small, so that records are locked for a moment only. */
const learnersAtOnce = 50;

/**
 * Deletes programs and answers that were stored before there was a limit and exceed it. Recounts the bytes of learners
 * who stored something since a count at least a day ago. `others` are the tables of other modules with the same limits.
 */
export const sweepRecords =
  (others: LimitedTables): Sweep =>
  ({ db, clock }) =>
    inBatches(
      async (most) => {
        const at = clock.now();
        const sweep = createStorageSweepRepository(db, others);
        const learnerIds = await sweep.listDue(new Date(at.getTime() - dayMs), most);
        if (learnerIds.length === 0) return 0;
        for (const trim of sweep.trims) await inBatches((rows) => trim(learnerIds, rows));
        await withTransaction(db, (handle) =>
          createStorageSweepRepository(handle, others).recount(learnerIds, at),
        );
        return learnerIds.length;
      },
      { batch: learnersAtOnce },
    );
