import { type AssessInput, type Assessment, assess, assessPlainly } from '@python-learning/feedback';
import { type Abandoned, AssessorThread, type Deadline } from './assessor-thread.ts';

/** Assesses runs without blocking other calls. */
export interface Assessor {
  /** Resolves with the full assessment; a plain one when the analysis took too long or failed. */
  assess(input: AssessInput): Promise<Assessment>;
  /** Calls `listener` for each plain assessment. Returns a function that unsubscribes it. */
  observe(listener: PlainListener): () => void;
  /** Resolves when the first thread is ready. Earlier runs wait for it as for a busy one. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** Why a run got the plain assessment. */
export type PlainCause = Abandoned['cause'] | 'busy';

/** `detail` is the stack of a failure, for the log; empty for the other causes. */
export type PlainListener = (cause: PlainCause, detail: string) => void;

export type AssessorOptions = {
  deadline?: Deadline;
  /** Module that the threads run; a test may replace it. */
  entry?: URL;
};

/** Two, so that one serves while the other is replaced after a deadline. */
const threadCount = 2;
/** Maximum of runs waiting for a thread; further ones are assessed plainly at once. */
const maxWaiting = 200;
const threadEntry = new URL('./thread.ts', import.meta.url);
const usualDeadline: Deadline = { cpuMs: 200, wallMs: 3_000 };
/** A thread that broke is replaced after this pause, so that a broken installation does not spin. */
const restartPauseMs = 1_000;

/** Assesses runs in worker threads, each assessment with a deadline. */
export function createAssessor(options: AssessorOptions = {}): Assessor {
  const { deadline = usualDeadline, entry = threadEntry } = options;
  const listeners = new Set<PlainListener>();
  const threads = new Set<AssessorThread>();
  const idle: AssessorThread[] = [];
  const waiting: ((thread: AssessorThread | null) => void)[] = [];
  const ready = Promise.withResolvers<void>();
  let isStopped = false;

  function add(): void {
    const thread = new AssessorThread(entry, deadline, {
      onReady: () => {
        ready.resolve();
        give(thread);
      },
      onEnd: () => replace(thread),
    });
    threads.add(thread);
  }

  function replace(thread: AssessorThread): void {
    threads.delete(thread);
    const at = idle.indexOf(thread);
    if (at !== -1) idle.splice(at, 1);
    if (isStopped) return;
    if (thread.wasEnded) add();
    else setTimeout(() => isStopped || add(), restartPauseMs).unref();
  }

  function give(thread: AssessorThread): void {
    if (!threads.has(thread)) return;
    const next = waiting.shift();
    if (next === undefined) idle.push(thread);
    else next(thread);
  }

  /** Resolves with the next free thread; null when the queue is full or the wait too long. */
  function take(): Promise<AssessorThread | null> {
    const thread = idle.shift();
    if (thread !== undefined) return Promise.resolve(thread);
    if (waiting.length >= maxWaiting) return Promise.resolve(null);
    return new Promise((resolve) => {
      const giveUp = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1);
        resolve(null);
      }, deadline.wallMs);
      const turn = (free: AssessorThread | null) => {
        clearTimeout(giveUp);
        resolve(free);
      };
      waiting.push(turn);
    });
  }

  function plain(input: AssessInput, cause: PlainCause, detail: string): Assessment {
    for (const listener of listeners) listener(cause, detail);
    return assessPlainly(input);
  }

  for (let count = 0; count < threadCount; count += 1) add();
  return {
    ready: () => ready.promise,
    observe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async assess(input) {
      const thread = await take();
      if (thread === null) return plain(input, 'busy', '');
      const result = await thread.assess(input);
      if (!('cause' in result)) {
        give(thread);
        return result;
      }
      if (result.cause === 'failure') give(thread);
      return plain(input, result.cause, result.detail);
    },
    async stop() {
      isStopped = true;
      ready.resolve();
      for (const turn of waiting.splice(0)) turn(null);
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}

/** Assesses in the thread of the caller, without a deadline: for tests and scripts, whose programs are known. */
export function assessorOfThisThread(): Assessor {
  return {
    assess: async (input) => assess(input),
    observe: () => () => undefined,
    ready: async () => undefined,
    stop: async () => undefined,
  };
}
