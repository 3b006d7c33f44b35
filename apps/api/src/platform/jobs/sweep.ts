import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { Background } from './background.ts';

/** Deletes one kind of expired data in batches, so that no statement holds a table for long. */
export type Sweep = (parts: { db: Database; clock: Clock }) => Promise<void>;

const soonMs = 60 * 1000;
const hourMs = 3600 * 1000;

/**
 * Sweeps one minute after the start and then every hour. A sweep that fails does not stop the others. Several processes
 * may sweep at once, because deleting twice does no harm. Returns a function that ends it.
 */
export function startSweeping(options: {
  background: Background;
  sweeps: readonly (() => Promise<void>)[];
}): () => void {
  const { background, sweeps } = options;
  const sweep = (): void => {
    for (const run of sweeps) background.add({ name: 'sweep', run });
  };
  // A process that restarts more often than hourly sweeps too.
  const soon = setTimeout(sweep, soonMs).unref();
  const hourly = setInterval(sweep, hourMs).unref();
  return () => {
    clearTimeout(soon);
    clearInterval(hourly);
  };
}
