import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { RecurringJob } from './recurring-job.ts';

type SweepParts = { db: Database; clock: Clock };

/** Deletes one kind of expired data in batches, so that no statement holds a table for long. */
export type Sweep = (parts: SweepParts) => Promise<void>;

/** Job that does all sweeps each hour, one after another. One that fails stops no other; then the job fails. */
export function sweepsJob(sweeps: readonly Sweep[], parts: SweepParts): RecurringJob {
  return {
    name: 'sweeps',
    cron: '41 * * * *',
    run: async () => {
      const failures: unknown[] = [];
      for (const sweep of sweeps) await sweep(parts).catch((failure: unknown) => failures.push(failure));
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} sweeps failed`);
    },
  };
}
