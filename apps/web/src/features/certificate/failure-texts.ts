import { m } from '../../compiled-messages/messages.ts';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';

/**
 * Message for a failed save: the connection, the api's message about the field, or a general one. Undefined without a
 * failure.
 */
export function saveFailureText(failure: unknown, field: string): string | undefined {
  if (failure === null) return undefined;
  if (failure instanceof NetworkError) return m.core_network_failed();
  return (
    (failure instanceof ApiError ? failure.fields[field]?.[0] : undefined) ?? m.certificate_save_failed()
  );
}
