import type { Image } from '../core/boot.ts';
import { InterpreterError } from '../core/interpreter-error.ts';
import type { Step, StepResult } from '../core/run-step.ts';
import { InterpreterThread, type ThreadParts } from './interpreter-thread.ts';

export type Ran = {
  result: StepResult;
  /**
   * Resolves when the step's thread is clean again or replaced, with the CPU milliseconds that the result does not
   * contain: those of the cleaning, or of the start of the new thread.
   */
  settled: Promise<number>;
};

export type ThreadEvents = {
  /** A thread ended and is being replaced. `runId` is the run it worked on, null for none. */
  onRestart: (cause: string, runId: number | null) => void;
  /** No thread can be started any more, so the process must exit. */
  onFailure: (cause: string) => void;
};

const maxFailedStarts = 5;

/**
 * The threads of the sandbox process. They wake from the image in milliseconds. A thread that was ended with its
 * program is replaced at once, while a spare takes the next step.
 */
export class ThreadPool {
  readonly #parts: ThreadParts;
  readonly #events: ThreadEvents;
  readonly #size: number;
  readonly #threads = new Set<InterpreterThread>();
  readonly #idle: InterpreterThread[] = [];
  readonly #waiting: ((thread: InterpreterThread) => void)[] = [];
  /** CPU milliseconds of the start of the thread that replaces an ended one. */
  readonly #replacements = new WeakMap<InterpreterThread, Promise<number>>();
  #image: Image | null;
  #failedStarts = 0;

  /** Without an image, the first thread boots Python and gives its image to the others. */
  constructor(parts: ThreadParts, image: Image | null, size: number, events: ThreadEvents) {
    this.#parts = parts;
    this.#image = image;
    this.#size = size;
    this.#events = events;
  }

  /**
   * Resolves when the first thread can run a program, with the image that all threads start from. The others follow.
   * Throws when no thread could be started.
   */
  async start(): Promise<Image> {
    await this.#add();
    while (this.#threads.size < this.#size) void this.#add();
    if (this.#image === null) throw new InterpreterError('No interpreter could be started.');
    return this.#image;
  }

  /**
   * Runs a step on the next free thread. Calls `onThread` with that thread, so that the step can be aborted. The thread
   * is free for another step when it is clean.
   */
  async run(runId: number, step: Step, onThread: (thread: InterpreterThread) => void): Promise<Ran> {
    const thread = await this.#take();
    const running = thread.run(runId, step);
    const cleaned = thread.cleaned();
    onThread(thread);
    const result = await running;
    return { result, settled: this.#settle(thread, cleaned, result.outcome.cpuMs) };
  }

  async #settle(
    thread: InterpreterThread,
    cleaned: Promise<number | null>,
    countedMs: number,
  ): Promise<number> {
    const cpuMs = await cleaned;
    if (cpuMs === null) return (await this.#replacements.get(thread)) ?? 0;
    this.#give(thread);
    return Math.max(0, cpuMs - countedMs);
  }

  #take(): Promise<InterpreterThread> {
    const thread = this.#idle.pop();
    if (thread !== undefined) return Promise.resolve(thread);
    const { promise, resolve } = Promise.withResolvers<InterpreterThread>();
    this.#waiting.push(resolve);
    return promise;
  }

  #give(thread: InterpreterThread): void {
    if (thread.isEnded) return;
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(thread);
    else next(thread);
  }

  /** Starts a thread. Resolves with the CPU milliseconds that this took; 0 when it ended before it was ready. */
  async #add(): Promise<number> {
    const thread = new InterpreterThread(this.#parts, this.#image, (cause, runId) =>
      this.#replace(thread, cause, runId),
    );
    this.#threads.add(thread);
    try {
      const { image, cpuMs } = await thread.started();
      this.#image = image;
      this.#failedStarts = 0;
      this.#give(thread);
      return cpuMs;
    } catch {
      this.#failedStarts += 1;
      return 0;
    }
  }

  #replace(thread: InterpreterThread, cause: string, runId: number | null): void {
    this.#threads.delete(thread);
    const at = this.#idle.indexOf(thread);
    if (at !== -1) this.#idle.splice(at, 1);
    if (this.#image === null || this.#failedStarts >= maxFailedStarts) {
      this.#events.onFailure(cause);
      return;
    }
    this.#events.onRestart(cause, runId);
    this.#replacements.set(thread, this.#add());
  }
}
