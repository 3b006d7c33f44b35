import { EngineRefusedError } from '@python-learning/python';
import type { Refuse } from '../../platform/errors/refuse.ts';

/** Seconds to wait when the engine does not say. */
const usualWaitS = 5;

export type RefuseBusy = Refuse<'engine_busy' | 'payload_too_large'>;

/** Maps a refusal of the engine to one of the call; returns any other error unchanged. */
export function engineRefusal(refuse: RefuseBusy, error: unknown): unknown {
  if (!(error instanceof EngineRefusedError)) return error;
  if (error.refusal === 'too-large') return refuse('payload_too_large', { cause: error });
  return refuse('engine_busy', { retryAfterS: error.retryAfterS ?? usualWaitS, cause: error });
}
