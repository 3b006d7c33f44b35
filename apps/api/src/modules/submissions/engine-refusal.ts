import { EngineRefusedError } from '@python-learning/python';
import { AppError } from '../../platform/errors/app-error.ts';

/** Seconds to wait when the engine does not say. */
const usualWaitS = 5;

/** Maps an engine refusal to an AppError; returns any other error unchanged. */
export function engineRefusal(error: unknown): unknown {
  if (!(error instanceof EngineRefusedError)) return error;
  if (error.refusal === 'too-large') return new AppError('payload_too_large', { cause: error });
  return new AppError('engine_busy', { retryAfterS: error.retryAfterS ?? usualWaitS, cause: error });
}
