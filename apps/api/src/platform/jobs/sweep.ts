import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { Background } from './background.ts';

/** Deletes one kind of thing that is kept no longer, in batches, so that no statement holds a table for long. */
export type Sweep = (parts: { db: Database; clock: Clock }) => Promise<void>;

const soonMs = 60 * 1000;
const hourMs = 3600 * 1000;

/**
 * Sweeps a minute after the start and then every hour, each sweep for itself: one that fails stops no other. Several
 * processes may do it at once: deleting twice is deleting. The answer ends it.
 */
export function startSweeping(options: {
  background: Background;
  sweeps: readonly (() => Promise<void>)[];
}): () => void {
  const { background, sweeps } = options;
  const sweep = (): void => {
    for (const run of sweeps) background.add({ name: 'sweep', run });
  };
  // A process that is started anew more often than every hour sweeps too.
  const soon = setTimeout(sweep, soonMs).unref();
  const hourly = setInterval(sweep, hourMs).unref();
  return () => {
    clearTimeout(soon);
    clearInterval(hourly);
  };
}
