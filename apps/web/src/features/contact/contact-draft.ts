export type ContactDraft = { full_name: string; email: string; message: string };

export const emptyDraft: ContactDraft = { full_name: '', email: '', message: '' };

const key = 'contact_draft';

/** Returns what was written and not sent, or null. Anything that is not a draft counts as none. */
export function readContactDraft(): ContactDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(kept) ? { full_name: kept.full_name, email: kept.email, message: kept.message } : null;
  } catch {
    return null;
  }
}

/** Stores the draft while it has a message; a name alone is not worth storing. */
export function keepContactDraft(draft: ContactDraft): void {
  try {
    if (draft.message.trim() === '') localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage that is closed or full costs only the convenience.
  }
}

export function forgetContactDraft(): void {
  keepContactDraft(emptyDraft);
}

function isDraft(value: unknown): value is ContactDraft {
  const given = new Map<string, unknown>(Object.entries(Object(value)));
  return ['full_name', 'email', 'message'].every((name) => typeof given.get(name) === 'string');
}
