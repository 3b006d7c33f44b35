import { Stop } from './stop.ts';

/** Two clocks of the thread that runs the interpreter, in milliseconds. */
export type Stopwatch = {
  /** Elapsed time. */
  wallMs: () => number;
  /** Processor time used by this thread. */
  cpuMs: () => number;
};

/** Processor time for the action between the limit and the stop. */
const lastThingMs = 50;

/** Counts the processor time of one run and stops it at its limit. */
export class CpuBudget {
  readonly #stopwatch: Stopwatch;
  readonly #isAborted: () => boolean;
  #startCpuMs = 0;
  #limitMs = 0;
  #lookAgainMs = 0;
  #onLimit: (() => void) | null = null;

  /**
   * `isAborted` is polled while a program runs; it returns true when the run is no longer wanted.
   */
  constructor(stopwatch: Stopwatch, isAborted: () => boolean) {
    this.#stopwatch = stopwatch;
    this.#isAborted = isAborted;
  }

  start(limitMs: number): void {
    this.#startCpuMs = this.#stopwatch.cpuMs();
    this.#limitMs = limitMs;
    this.#lookAgainMs = 0;
    this.#onLimit = null;
  }

  /**
   * Sets an action that runs once at the limit, before the run is stopped; it gets a little time of its own.
   */
  onLimit(action: () => void): void {
    this.#onLimit = action;
  }

  usedMs(): number {
    return this.#stopwatch.cpuMs() - this.#startCpuMs;
  }

  /**
   * Called by the interpreter every few dozen steps. Processor time cannot pass faster than elapsed time, so the costly
   * clock is read only when enough time has passed for the limit to be reached.
   */
  check(): void {
    if (this.#isAborted()) throw new Stop('aborted');
    const now = this.#stopwatch.wallMs();
    if (now < this.#lookAgainMs) return;
    const leftMs = this.#limitMs - this.usedMs();
    if (leftMs > 0) {
      this.#lookAgainMs = now + leftMs;
      return;
    }
    this.#doLastThing();
    throw new Stop('time-limit');
  }

  #doLastThing(): void {
    const action = this.#onLimit;
    if (action === null) return;
    this.#onLimit = null;
    this.#limitMs = this.usedMs() + lastThingMs;
    action();
  }
}
