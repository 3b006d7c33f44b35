/**
 * Where the learner's wall clock hangs: India and Sri Lanka share one offset, all year round. The same everywhere
 * the engine runs, so that a program's output does not depend on the server's time zone.
 */
export const learnerZone = { offsetMinutes: 330, name: 'IST' } as const;

/** Reading the clock costs this much of virtual time, so a loop that waits for a moment gets there. */
const readingMs = 0.1;

/**
 * Time as a program sees it: it starts where the run says, moves on with each look at it and with each `sleep`, and
 * has nothing to do with the time that really passes. So the same program sees the same times in every run.
 */
export class VirtualClock {
  #startMs = 0;
  #elapsedMs = 0;
  #waitedMs = 0;

  reset(startMs: number): void {
    this.#startMs = startMs;
    this.#elapsedMs = 0;
    this.#waitedMs = 0;
  }

  /** Milliseconds since 1970. */
  wallMs(): number {
    return this.#startMs + this.monotonicMs();
  }

  /** Milliseconds since the run began. */
  monotonicMs(): number {
    this.#waitedMs = 0;
    this.#elapsedMs += readingMs;
    return this.#elapsedMs;
  }

  /**
   * The same, for a caller that asks again and again until a moment has come: `sleep` in WebAssembly is such a loop.
   * The steps grow with the wait, so that an hour of sleep costs a few milliseconds and is a second too long at most.
   */
  waitingMs(): number {
    const step = Math.max(readingMs, this.#waitedMs / stepsPerWait);
    this.#waitedMs += step;
    this.#elapsedMs += step;
    return this.#elapsedMs;
  }
}

const stepsPerWait = 4_000;
