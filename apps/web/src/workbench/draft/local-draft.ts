import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { readFields } from '../../lib/storage/read-fields.ts';

/** A program as this browser stores it. */
export type LocalDraft = {
  code: string;
  /**
   * When it was typed, in milliseconds since 1970: by the server's clock if the server has it as the newest, otherwise
   * by this device's.
   */
  writtenAt: number;
  /** True once the server has it. */
  isSent: boolean;
  /** Of an own program: the version on the server that this code is, or was changed from. */
  version?: number;
};

/** Returns the draft that this browser has for a task, or null. */
export function readLocalDraft(taskId: string): LocalDraft | null {
  return parseLocalDraft(learnerStorage.readCodeDraft(taskId));
}

/** Returns false if this browser did not store the draft: its storage is full or not available. */
export function writeLocalDraft(taskId: string, draft: LocalDraft): boolean {
  const text = JSON.stringify(draft);
  learnerStorage.rememberCodeDraft(taskId, text);
  return learnerStorage.readCodeDraft(taskId) === text;
}

/** Parses a stored draft; null if invalid. Other tabs and versions of the app write it, too. */
export function parseLocalDraft(text: string | null): LocalDraft | null {
  const { code, writtenAt, isSent, version } = readFields(text);
  return typeof code === 'string' && typeof writtenAt === 'number' && typeof isSent === 'boolean'
    ? { code, writtenAt, isSent, ...(typeof version === 'number' ? { version } : {}) }
    : null;
}
