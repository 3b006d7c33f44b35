import { learnerStorage } from '../../../lib/storage/learner-storage.ts';

/** A program as this browser keeps it. */
export type LocalDraft = {
  code: string;
  /** Milliseconds since 1970: by the server's clock once it is there, by this device's before. */
  writtenAt: number;
  /** True once the server has it. */
  isSent: boolean;
};

/** What this browser kept for a task, or null. */
export function readLocalDraft(taskId: string): LocalDraft | null {
  return parseLocalDraft(learnerStorage.readCodeDraft(taskId));
}

/** @returns false where this browser would not take it: its storage is full or closed to us */
export function writeLocalDraft(taskId: string, draft: LocalDraft): boolean {
  const text = JSON.stringify(draft);
  learnerStorage.rememberCodeDraft(taskId, text);
  return learnerStorage.readCodeDraft(taskId) === text;
}

/** The draft in a text of the storage, which other tabs and other versions of the app write, too. */
export function parseLocalDraft(text: string | null): LocalDraft | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isLocalDraft(value) ? value : null;
  } catch {
    return null;
  }
}

function isLocalDraft(value: unknown): value is LocalDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { code, writtenAt, isSent } = value as Partial<LocalDraft>;
  return typeof code === 'string' && typeof writtenAt === 'number' && typeof isSent === 'boolean';
}
