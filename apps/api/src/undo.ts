import { StartError } from './start-error.ts';

/** What was begun and has to be ended, last begun first. */
export interface Undo {
  /** Aborted when the stop begins. */
  readonly signal: AbortSignal;
  /** Remembers how something ends. Throws when the stop has begun, so that nothing more is. */
  add(end: () => Promise<unknown>): void;
  /** Gives up waiting for the work when the stop begins. */
  unlessStopped<T>(work: Promise<T>): Promise<T>;
  /** Ends everything; one end that fails does not keep the others from theirs. Throws the first failure afterwards. */
  run(): Promise<void>;
}

export function createUndo(): Undo {
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
