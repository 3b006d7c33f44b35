/**
 * The learner's time zone: India and Sri Lanka share one offset, all year round. It is fixed, so that a program's
 * output does not depend on the server's time zone.
 */
export const learnerZone = { offsetMinutes: 330, name: 'IST' } as const;

/** Virtual time that each reading of the clock takes, so that a loop that waits for a moment ends. */
const readingMs = 0.1;

/**
 * Time as a program sees it: it starts at the time given for the run, advances with each reading and each `sleep`, and
 * is independent of real time. The same program sees the same times in every run.
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
   * Milliseconds since the run began, for a caller that polls until a moment has come, as `sleep` does in WebAssembly.
   * The steps grow with the wait, so that an hour of sleep costs a few milliseconds and is at most a second too long.
   */
  waitingMs(): number {
    const step = Math.max(readingMs, this.#waitedMs / stepsPerWait);
    this.#waitedMs += step;
    this.#elapsedMs += step;
    return this.#elapsedMs;
  }
}

const stepsPerWait = 4_000;
