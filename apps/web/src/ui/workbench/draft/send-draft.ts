import type { Draft } from '@python-learning/contract';
import type { TypedCode } from './draft-sender.ts';
import { readLocalDraft, writeLocalDraft } from './local-draft.ts';

/** A draft on its way to the server, with what the clock of this device says. */
type SentDraft = Draft & { sent_at: string };

/** The call that keeps the draft of a task. Its answer is the newest that the server knows of. */
export type SaveDraft = (taskId: string, draft: SentDraft) => Promise<Draft>;

/** Brings a draft to the server. */
export function sendDraft(save: SaveDraft, taskId: string, { code, writtenAt }: TypedCode): Promise<Draft> {
  return save(taskId, {
    code,
    written_at: new Date(writtenAt).toISOString(),
    sent_at: new Date(Math.max(writtenAt, Date.now())).toISOString(),
  });
}

/**
 * Notes in this browser that the server has a draft, and when it was typed by the server's clock. An answer can come
 * late: what was typed since stays, and what was cleared, because someone else logged in, does not come back.
 */
export function rememberSent(taskId: string, { code, writtenAt }: TypedCode, newest: Draft): void {
  if (readLocalDraft(taskId)?.code !== code) return;
  const isNewest = newest.code === code;
  writeLocalDraft(taskId, {
    code,
    writtenAt: isNewest ? Date.parse(newest.written_at) : writtenAt,
    isSent: true,
  });
}
