import { StartError } from './start-error.ts';

/** What was started and must be ended, in reverse order. */
export interface Cleanup {
  /** Aborted when the stop begins. */
  readonly signal: AbortSignal;
  /**
   * Registers how something ends. Throws when the stop has begun, so that nothing more is started.
   */
  add(end: () => Promise<unknown>): void;
  /** Resolves with the work. Rejects without waiting for it when the stop begins. */
  unlessStopped<T>(work: Promise<T>): Promise<T>;
  /** Ends everything, also after one end has failed. Throws the last failure afterwards. */
  run(): Promise<void>;
}

export function createCleanup(): Cleanup {
  const ends: (() => Promise<unknown>)[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  let former: Promise<void> = Promise.resolve();
  return {
    signal,
    add(end) {
      ends.push(end);
      if (signal.aborted) throw stopped();
    },
    unlessStopped(work) {
      const { promise, reject } = Promise.withResolvers<never>();
      const giveUp = (): void => reject(stopped());
      if (signal.aborted) giveUp();
      signal.addEventListener('abort', giveUp);
      return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', giveUp));
    },
    run() {
      stopping.abort();
      const now = former.then(() => endAll(ends));
      former = now.catch(() => undefined);
      return now;
    },
  };
}

async function endAll(ends: (() => Promise<unknown>)[]): Promise<void> {
  const end = ends.pop();
  if (end === undefined) return;
  try {
    await end();
  } finally {
    await endAll(ends);
  }
}

function stopped(): StartError {
  return new StartError('The start was broken off.');
}
