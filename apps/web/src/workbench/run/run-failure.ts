import { ApiError, isUnanswered } from '../../lib/api/api-error.ts';
import { nextTryMs, retries } from '../../lib/api/retries.ts';
import type { RunFailure } from './workbench.reducer.ts';

/**
 * Classifies a failed run call for the learner, with the server's own sentence if it sent one.
 * @param wasRepeated true if the failed call was an automatic retry, which is not repeated again
 */
export function describeRunFailure(failure: unknown, wasRepeated: boolean): RunFailure {
  if (isUnanswered(failure)) {
    return { kind: 'unanswered' };
  }
  if (!(failure instanceof ApiError)) {
    return { kind: 'refused', sentence: null, output: null };
  }
  const firstField = Object.values(failure.fields)[0]?.[0];
  const sentence = failure.error ?? failure.detail ?? firstField ?? null;
  if (retries.run.mayPass(failure)) {
    const waitMs = nextTryMs(retries.run, 1, failure);
    if (waitMs === null) return { kind: 'paused', sentence };
    return { kind: 'busy', sentence, waitMs: wasRepeated ? null : waitMs };
  }
  return { kind: 'refused', sentence, output: readOutput(failure.body) };
}

/** Returns what the program had shown before the refusal, or null if the body does not say. */
function readOutput(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('output' in body)) {
    return null;
  }
  return typeof body.output === 'string' && body.output !== '' ? body.output : null;
}
