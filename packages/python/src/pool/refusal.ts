import type { EngineRefusal } from '../types.ts';

/** The engine did not run a program, and running it was not the program's fault. */
export class EngineRefusedError extends Error {
  readonly refusal: EngineRefusal;
  /** Seconds after which asking again makes sense; null when it never will. */
  readonly retryAfterS: number | null;

  constructor(refusal: EngineRefusal, retryAfterS: number | null = null) {
    super(`The Python engine refused: ${refusal}.`);
    this.name = 'EngineRefusedError';
    this.refusal = refusal;
    this.retryAfterS = retryAfterS;
  }
}
