import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { m } from '../../paraglide/messages.js';
import type { ContactDraft } from './contact-draft.ts';

export type ContactField = keyof ContactDraft;
export type ContactFaults = Partial<Record<ContactField, string>>;

export const contactFields = ['full_name', 'email', 'message'] as const satisfies ContactField[];

/** What the api says of each field. */
export function refusedFields(failure: unknown): ContactFaults {
  if (!(failure instanceof ApiError)) return {};
  const faults: ContactFaults = {};
  for (const field of contactFields) {
    const message = failure.fields[field]?.[0];
    if (message !== undefined) faults[field] = message;
  }
  return faults;
}

/** Why a message was not sent, as far as it is not about single fields; null when fields say it all. */
export function contactFailureMessage(failure: unknown): string | null {
  if (failure === null) return null;
  if (!(failure instanceof ApiError)) return m.contact_failed();
  const told = failure.error ?? failure.fields['non_field_errors']?.[0] ?? failure.detail;
  if (told !== undefined) return told;
  return Object.keys(refusedFields(failure)).length > 0 ? null : m.contact_failed();
}

/** Whether the message may have got lost on the way: then sending it again is the thing to do. */
export function isConnectionFailure(failure: unknown): boolean {
  return failure instanceof NetworkError;
}
