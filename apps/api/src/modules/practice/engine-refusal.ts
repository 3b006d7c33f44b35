import { EngineRefusedError } from '@python-learning/python';
import { AppError } from '../../platform/errors/app-error.ts';

/** Seconds to wait where the engine does not say. */
const usualWaitS = 5;

/** Says what a refusal of the engine means for the caller; anything else is returned as it is. */
export function engineRefusal(error: unknown): unknown {
  if (!(error instanceof EngineRefusedError)) return error;
  if (error.refusal === 'too-large') return new AppError('payload_too_large', { cause: error });
  return new AppError('engine_busy', { retryAfterS: error.retryAfterS ?? usualWaitS, cause: error });
}
