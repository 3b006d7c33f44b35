import { m } from '../../compiled-messages/messages.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { noAnswerOr } from '../../lib/api/failure-text.ts';
import type { ContactDraft } from './contact-draft.ts';

export type ContactField = keyof ContactDraft;
export type ContactFaults = Partial<Record<ContactField, string>>;

export const contactFields = ['full_name', 'email', 'message'] as const satisfies ContactField[];

/** The api's messages by field. */
export function refusedFields(failure: unknown): ContactFaults {
  if (!(failure instanceof ApiError)) return {};
  const faults: ContactFaults = {};
  for (const field of contactFields) {
    const message = failure.fields[field]?.[0];
    if (message !== undefined) faults[field] = message;
  }
  return faults;
}

/**
 * Message for a failed submission, apart from messages about single fields. Null when there are only those, or no
 * failure.
 */
export function contactFailureMessage(failure: unknown): string | null {
  if (failure === null) return null;
  if (failure instanceof ApiError) {
    const told = failure.error ?? failure.fields['non_field_errors']?.[0] ?? failure.detail;
    if (told !== undefined) return told;
    if (Object.keys(refusedFields(failure)).length > 0) return null;
  }
  return noAnswerOr(failure, m.contact_failed);
}
