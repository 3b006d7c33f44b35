import type { EngineRefusal } from '../types.ts';

/** Thrown when the engine did not run a program, through no fault of the program. */
export class EngineRefusedError extends Error {
  readonly refusal: EngineRefusal;
  /** Seconds after which a retry makes sense; null when it never does. */
  readonly retryAfterS: number | null;
  /** Milliseconds that an abandoned run had been running; 0 when it never had its turn. */
  readonly runMs: number;

  constructor(refusal: EngineRefusal, retryAfterS: number | null = null, runMs = 0) {
    super(`The Python engine refused: ${refusal}.`);
    this.name = 'EngineRefusedError';
    this.refusal = refusal;
    this.retryAfterS = retryAfterS;
    this.runMs = runMs;
  }
}
