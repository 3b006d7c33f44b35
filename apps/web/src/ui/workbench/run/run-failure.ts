import { ApiError, NetworkError } from '../../../lib/api/api-error.ts';
import type { RunFailure } from './workbench.reducer.ts';

/** The wait where a busy server does not say how long, in milliseconds. */
const usualWaitMs = 5_000;

/** Nobody is kept waiting longer than this for a run to start by itself. */
const longestWaitMs = 60_000;

/**
 * What a failed run call means to the learner; the server's own sentence where it has one.
 * @param wasRepeated the run had been tried again by itself: one time is enough
 */
export function describeRunFailure(failure: unknown, wasRepeated: boolean): RunFailure {
  if (failure instanceof NetworkError) {
    return { kind: 'offline' };
  }
  if (!(failure instanceof ApiError)) {
    return { kind: 'refused', sentence: null, output: null };
  }
  const firstField = Object.values(failure.fields)[0]?.[0];
  const sentence = failure.error ?? failure.detail ?? firstField ?? null;
  if (failure.status === 429 || failure.status === 503) {
    const waitMs = Math.max(1_000, failure.retryAfterMs ?? usualWaitMs);
    if (waitMs > longestWaitMs) return { kind: 'paused', sentence };
    return { kind: 'busy', sentence, waitMs: wasRepeated ? null : waitMs };
  }
  return { kind: 'refused', sentence, output: readOutput(failure.body) };
}

/** Some refusals come with what the program had shown until then. */
function readOutput(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('output' in body)) {
    return null;
  }
  return typeof body.output === 'string' && body.output !== '' ? body.output : null;
}
