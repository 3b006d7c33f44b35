import { Stop } from './stop.ts';

/** Two clocks of the thread that runs the interpreter, in milliseconds. */
export type Stopwatch = {
  /** Time that passed. */
  wallMs: () => number;
  /** Processor time that this thread used. */
  cpuMs: () => number;
};

/** For what happens between the limit and the stop. */
const lastThingMs = 50;

/** Counts the processor time of one run and stops it at its limit. */
export class CpuBudget {
  readonly #stopwatch: Stopwatch;
  readonly #isAborted: () => boolean;
  #startCpuMs = 0;
  #limitMs = 0;
  #lookAgainMs = 0;
  #onLimit: (() => void) | null = null;

  /** `isAborted` is asked often while a program runs: someone else says there that the run is not wanted any more. */
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

  /** What to do once when the limit is reached, before the run is stopped; it gets a little time of its own. */
  onLimit(action: () => void): void {
    this.#onLimit = action;
  }

  usedMs(): number {
    return this.#stopwatch.cpuMs() - this.#startCpuMs;
  }

  /**
   * Called by the interpreter every few dozen steps. Processor time can not pass faster than time does, so the
   * costly question is only asked when enough time has gone by for the answer to be yes.
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
