import type { Draft } from '@python-learning/contract';
import { readLocalDraft, writeLocalDraft } from './local-draft.ts';

/** Typed code, with the time by this device's clock in milliseconds since 1970. */
export type TypedCode = { code: string; writtenAt: number };

/** A draft, with the version of an own program: the one that the code is, or was changed from. */
export type VersionedDraft = Draft & { version?: number };

/** A draft to be sent; `sent_at` is the time of sending by this device's clock. */
type SentDraft = VersionedDraft & { sent_at: string };

/**
 * Saves the draft of a task. Resolves to what the server has now. Of an own program that is other code where another
 * version was stored: then nothing was saved.
 */
export type SaveDraft = (taskId: string, draft: SentDraft) => Promise<VersionedDraft>;

/** Sends a draft. Its times are by this device's clock; `sent_at` is never before `written_at`. */
export function sendDraft(
  save: SaveDraft,
  taskId: string,
  { code, writtenAt, version }: TypedCode & { version?: number | undefined },
): Promise<VersionedDraft> {
  return save(taskId, {
    code,
    ...(version === undefined ? {} : { version }),
    written_at: new Date(writtenAt).toISOString(),
    sent_at: new Date(Math.max(writtenAt, Date.now())).toISOString(),
  });
}

/** Whether this browser has recorded that the server has this code, such as after another tab sent it. */
export function isSentFromHere(taskId: string, { code }: TypedCode): boolean {
  const local = readLocalDraft(taskId);
  return local?.isSent === true && local.code === code;
}

/** True if the server saved nothing, because another tab or device has changed this own program. */
export function isConflict({ code }: TypedCode, newest: VersionedDraft): boolean {
  return newest.version !== undefined && newest.code !== code;
}

/**
 * Records in this browser that the server has a draft, and when it was typed by the server's clock. The answer may be
 * late: code typed since stays, and a draft that was cleared because someone else logged in does not come back.
 */
export function rememberSent(taskId: string, sent: TypedCode, newest: VersionedDraft): void {
  const { code, writtenAt } = sent;
  if (readLocalDraft(taskId)?.code !== code || isConflict(sent, newest)) return;
  const isNewest = newest.code === code;
  writeLocalDraft(taskId, {
    code,
    writtenAt: isNewest ? Date.parse(newest.written_at) : writtenAt,
    isSent: true,
    ...(newest.version === undefined ? {} : { version: newest.version }),
  });
}
