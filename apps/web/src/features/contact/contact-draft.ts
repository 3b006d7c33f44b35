import { readStored, writeStored } from '../../lib/settings/stored-settings.ts';
import { readFields } from '../../lib/storage/read-fields.ts';

export type ContactDraft = { full_name: string; email: string; message: string };

export const emptyDraft: ContactDraft = { full_name: '', email: '', message: '' };

const key = 'contact_draft';

/** Returns what was written and not sent, or null. Anything that is not a draft counts as none. */
export function readContactDraft(): ContactDraft | null {
  const { full_name, email, message } = readFields(readStored(key));
  return typeof full_name === 'string' && typeof email === 'string' && typeof message === 'string'
    ? { full_name, email, message }
    : null;
}

/** Stores the draft while it has a message; a name alone is not worth storing. */
export function keepContactDraft(draft: ContactDraft): void {
  writeStored(key, draft.message.trim() === '' ? null : JSON.stringify(draft));
}

export function forgetContactDraft(): void {
  keepContactDraft(emptyDraft);
}
