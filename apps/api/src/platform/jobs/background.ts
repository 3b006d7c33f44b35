import type { Log } from '../log/log.ts';

export type Job = { name: string; run: () => Promise<void> };

/**
 * Runs work that nobody waits for, such as mail. It does not delay an answer, and the time of the answer does not
 * reveal whether there was work. A failed job is retried after growing pauses, then given up and logged.
 */
export interface Background {
  add(job: Job): void;
  /** Resolves when nothing is running or waiting. */
  settled(): Promise<void>;
  /** Accepts no more jobs, ends pauses, and waits at most three seconds for running jobs. */
  stop(): Promise<void>;
}

const defaultPausesMs = [1_000, 5_000, 30_000, 120_000];

const stopTimeoutMs = 3_000;

export function createBackground(
  log: Log,
  pausesMs: readonly number[] = defaultPausesMs,
  patienceMs: number = stopTimeoutMs,
): Background {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  return {
    add(job) {
      if (stopping.signal.aborted) return;
      const work = attempt(job, log, pausesMs, stopping.signal).finally(() => running.delete(work));
      running.add(work);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
    async stop() {
      stopping.abort();
      const isOver = new AbortController();
      await Promise.race([Promise.all(running), pause(patienceMs, isOver.signal)]);
      isOver.abort();
    },
  };
}

async function attempt(job: Job, log: Log, pausesMs: readonly number[], signal: AbortSignal): Promise<void> {
  // Let the caller's own work run first.
  await new Promise((resolve) => setImmediate(resolve));
  for (const pauseMs of [...pausesMs, null]) {
    try {
      await job.run();
      return;
    } catch (error) {
      const isLast = pauseMs === null || signal.aborted;
      log[isLast ? 'error' : 'warn'](
        { event: 'job.failed', job: job.name, isLast, err: error },
        'a job failed',
      );
      if (isLast) return;
      await pause(pauseMs, signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
