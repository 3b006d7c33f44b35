import { useEffect } from 'react';
import { onWake } from '../../lib/connection/connection.ts';
import { keptKinds } from '../../lib/outbox/kept-kinds.ts';
import { Outbox } from '../../lib/outbox/outbox.ts';
import { type LocalDraft, readLocalDraft } from './local-draft.ts';
import {
  isConflict,
  isSentFromHere,
  rememberSent,
  type SaveDraft,
  sendDraft,
  type VersionedDraft,
} from './send-draft.ts';

/** Sends drafts that were typed without a connection, for the tasks that are not open. */
export function useUnsentDrafts(
  taskIds: readonly string[],
  openId: string | undefined,
  save: SaveDraft,
): void {
  const ids = taskIds.filter((id) => id !== openId).join(' ');
  useEffect(() => sendUnsent(ids.split(' '), save), [ids, save]);
}

type UnsentDraft = { id: string; draft: LocalDraft };

/** One after the other: the connection has just come back, and the task on screen comes first. */
function sendUnsent(ids: readonly string[], save: SaveDraft): () => void {
  const refused = new Set<string>();
  const putNext = () => {
    for (const id of ids) {
      const draft = readLocalDraft(id);
      if (draft !== null && !draft.isSent && !refused.has(id)) return outbox.put({ id, draft });
    }
  };
  const outbox = new Outbox<UnsentDraft, VersionedDraft>(keptKinds.otherDraft, {
    send: ({ id, draft }) => sendDraft(save, id, draft),
    isDue: ({ id, draft }) => !isSentFromHere(id, draft),
    onSent: ({ id, draft }, newest) => {
      rememberSent(id, draft, newest);
      // The learner chooses when the program is open.
      if (isConflict(draft, newest)) refused.add(id);
      putNext();
    },
    onRefused: ({ id }) => {
      refused.add(id);
      putNext();
    },
  });
  putNext();
  const stopWaking = onWake(putNext);
  return () => {
    stopWaking();
    outbox.stop();
  };
}
