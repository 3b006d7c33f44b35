import { ApiError } from '../../lib/api/api-error.ts';
import { noAnswerOr } from '../../lib/api/failure-text.ts';

/** Returns the api's message for one field of a form; undefined without one. */
export function fieldText(failure: unknown, field: string): string | undefined {
  return failure instanceof ApiError ? failure.fields[field]?.[0] : undefined;
}

/** Returns why a call failed; null without a failure or if the fields already say it. */
export function failureText(failure: unknown, fallback: () => string): string | null {
  if (failure === null) return null;
  if (failure instanceof ApiError && Object.keys(failure.fields).length > 0) return null;
  const said = failure instanceof ApiError && failure.status === 429 ? failure.detail : undefined;
  return said ?? noAnswerOr(failure, fallback);
}
