import { ApiError, NetworkError } from '../../../lib/api/api-error.ts';
import type { RunFailure } from './workbench.reducer.ts';

/** What a failed run call means to the learner; the server's own sentence where it has one. */
export function describeRunFailure(failure: unknown): RunFailure {
  if (failure instanceof NetworkError) {
    return { kind: 'offline' };
  }
  if (!(failure instanceof ApiError)) {
    return { kind: 'refused', sentence: null, output: null };
  }
  const firstField = Object.values(failure.fields)[0]?.[0];
  return {
    kind: 'refused',
    sentence: failure.error ?? failure.detail ?? firstField ?? null,
    output: readOutput(failure.body),
  };
}

/** Some refusals come with what the program had shown until then. */
function readOutput(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('output' in body)) {
    return null;
  }
  return typeof body.output === 'string' && body.output !== '' ? body.output : null;
}
