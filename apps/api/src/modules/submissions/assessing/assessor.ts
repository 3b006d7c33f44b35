import { type AssessInput, assessJudged, assessJudgedPlainly } from '@python-learning/feedback';
import { type Abandoned, AssessorThread, type Deadline, type ThreadResult } from './assessor-thread.ts';
import { LearnerTurns, type Turn } from './learner-turns.ts';
import { assessTranslated, type TranslatedAssessment } from './translated.ts';

/** Assesses runs without blocking other calls. */
export interface Assessor {
  /** Resolves with the full assessment; a plain one when the analysis took too long or failed. */
  assess(input: AssessInput, learnerId: string): Promise<Assessed>;
  /** Calls `listener` for each plain assessment. Returns a function that unsubscribes it. */
  observe(listener: PlainListener): () => void;
  /** Resolves when the first thread is ready. Earlier runs wait for it as for a busy one. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** `cpuMs` is the processor time that it took in all languages, in milliseconds. */
export type Assessed = TranslatedAssessment & { cpuMs: number };

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
  const turns = new LearnerTurns<AssessorThread>();
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
    if (threads.has(thread)) idle.push(thread);
    dispatch();
  }

  function dispatch(): void {
    for (;;) {
      const turn = turns.next(idle.length, performance.now());
      if (turn === null) return;
      turn.begin(idle.shift() ?? null);
    }
  }

  /** Waits for a thread at most as long as an assessment may take, then assesses with it. */
  function takeTurn(input: AssessInput, owner: string): Promise<ThreadResult | null> {
    return new Promise((resolve) => {
      const giveUp = setTimeout(() => {
        turns.remove(turn);
        resolve(null);
      }, deadline.wallMs);
      const turn: Turn<AssessorThread> = {
        owner,
        begin(thread) {
          clearTimeout(giveUp);
          resolve(thread === null ? null : assessIn(thread, turn, input));
        },
      };
      if (turns.add(turn, performance.now())) dispatch();
      else turn.begin(null);
    });
  }

  async function assessIn(
    thread: AssessorThread,
    turn: Turn<AssessorThread>,
    input: AssessInput,
  ): Promise<ThreadResult> {
    const result = await thread.assess(input);
    turns.end(turn, result.cpuMs, performance.now());
    if (!('cause' in result) || result.cause === 'failure') give(thread);
    else dispatch();
    return result;
  }

  function plain(input: AssessInput, cause: PlainCause, detail: string): TranslatedAssessment {
    for (const listener of listeners) listener(cause, detail);
    return assessTranslated(input, assessJudgedPlainly);
  }

  for (let count = 0; count < threadCount; count += 1) add();
  return {
    ready: () => ready.promise,
    observe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async assess(input, learnerId) {
      const result = await takeTurn(input, learnerId);
      if (result === null) return { ...plain(input, 'busy', ''), cpuMs: 0 };
      if (!('cause' in result)) return result;
      return { ...plain(input, result.cause, result.detail), cpuMs: result.cpuMs };
    },
    async stop() {
      isStopped = true;
      ready.resolve();
      for (const turn of turns.drain()) turn.begin(null);
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}

/** Assesses in the thread of the caller, without a deadline: for tests and scripts, whose programs are known. */
export function assessorOfThisThread(): Assessor {
  return {
    assess: async (input) => ({ ...assessTranslated(input, assessJudged), cpuMs: 0 }),
    observe: () => () => undefined,
    ready: async () => undefined,
    stop: async () => undefined,
  };
}
