import { useEffect } from 'react';
import { readLocalDraft } from './local-draft.ts';
import { rememberSent, type SaveDraft, sendDraft } from './send-draft.ts';

/** Sends drafts that were typed without a connection, for the tasks that are not open. */
export function useUnsentDrafts(
  taskIds: readonly string[],
  openId: string | undefined,
  save: SaveDraft,
): void {
  const ids = taskIds.filter((id) => id !== openId).join(' ');
  useEffect(() => {
    const sendAll = () => void sendUnsent(ids.split(' '), save);
    sendAll();
    addEventListener('online', sendAll);
    return () => removeEventListener('online', sendAll);
  }, [ids, save]);
}

/** One after the other: the connection has just come back, and the task on screen comes first. */
async function sendUnsent(ids: readonly string[], save: SaveDraft): Promise<void> {
  for (const id of ids) {
    const draft = readLocalDraft(id);
    if (draft === null || draft.isSent) continue;
    try {
      const newest = await sendDraft(save, id, draft);
      if (readLocalDraft(id)?.code === draft.code) rememberSent(id, draft, newest);
    } catch {
      // The draft stays in this browser; the next visit or the next connection tries again.
      return;
    }
  }
}
