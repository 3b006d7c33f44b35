import { m } from '../../compiled-messages/messages.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { noAnswerOr } from '../../lib/api/failure-text.ts';

/**
 * Message for a failed save: the connection, the api's message about the field, or a general one. Undefined without a
 * failure.
 */
export function saveFailureText(failure: unknown, field: string): string | undefined {
  if (failure === null) return undefined;
  const said = failure instanceof ApiError ? failure.fields[field]?.[0] : undefined;
  return said ?? noAnswerOr(failure, m.certificates_save_failed);
}
