import type { EngineRefusal } from '../types.ts';

/** The engine did not run a program, and running it was not the program's fault. */
export class EngineRefusedError extends Error {
  readonly refusal: EngineRefusal;
  /** Seconds after which asking again makes sense; null when it never will. */
  readonly retryAfterS: number | null;
  /** How long a run that was given up had run, in milliseconds; 0 when it never had its turn. */
  readonly runMs: number;

  constructor(refusal: EngineRefusal, retryAfterS: number | null = null, runMs = 0) {
    super(`The Python engine refused: ${refusal}.`);
    this.name = 'EngineRefusedError';
    this.refusal = refusal;
    this.retryAfterS = retryAfterS;
    this.runMs = runMs;
  }
}
