import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { m } from '../../paraglide/messages.js';

/** Why something was not saved: what the api says of the field, else the connection, else that it failed. */
export function saveFailureText(failure: unknown, field: string): string | undefined {
  if (failure === null) return undefined;
  if (failure instanceof NetworkError) return m.core_network_failed();
  return (
    (failure instanceof ApiError ? failure.fields[field]?.[0] : undefined) ?? m.certificate_save_failed()
  );
}
