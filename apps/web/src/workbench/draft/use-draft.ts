import { useCallback, useEffect, useRef, useState } from 'react';
import { chooseDraft, type DraftedTask } from './choose-draft.ts';
import { createDraftSender, type DraftSender, type TypedCode } from './draft-sender.ts';
import { parseLocalDraft, readLocalDraft, writeLocalDraft } from './local-draft.ts';
import { rememberSent, type SaveDraft, sendDraft } from './send-draft.ts';

/** `saved` on the server, `saved_here` in this browser only, `not_saved` if it stored nothing. */
export type DraftState = 'saved' | 'saved_here' | 'saving' | 'not_saved';

/** Newer code for the same task, from another tab of this browser or from another device. */
export type NewerCode = { code: string; from: 'tab' | 'device' };

/** The pause in typing after which the draft is saved in this browser, in milliseconds. */
const localPauseMs = 300;

type DraftOptions = {
  task: DraftedTask;
  code: string;
  save: SaveDraft;
  /** Called with newer code, which is never inserted unasked: what the learner sees is theirs. */
  onNewer: (newer: NewerCode) => void;
};

export type SavedDraft = {
  state: DraftState;
  /** Saves what is typed now, without waiting for a pause. */
  keepNow: () => void;
  /** Makes the code in this editor the newest, whatever was typed elsewhere. */
  insist: () => void;
};

/** Saves the code of a task here and on the server, at each pause and when the page is left. */
export function useDraft({ task, code, save, onNewer }: DraftOptions): SavedDraft {
  const { id } = task;
  const [state, setState] = useState<DraftState>(() => stateOfFirst(task));
  const kept = useRef<string>(code);
  const typed = useRef<TypedCode | null>(null);
  const own = useRef(new Set([code, task.example_code]));
  const tell = useRef(onNewer);
  useEffect(() => {
    tell.current = onNewer;
  });
  const sender = useRef<DraftSender | null>(null);

  const write = useCallback(
    (latest: TypedCode) => {
      kept.current = latest.code;
      own.current.add(latest.code);
      setState(writeLocalDraft(id, { ...latest, isSent: false }) ? 'saved_here' : 'not_saved');
      sender.current?.put(latest);
    },
    [id],
  );
  const keep = useCallback(() => {
    const latest = typed.current;
    if (latest !== null && latest.code !== kept.current) write(latest);
  }, [write]);

  useEffect(() => {
    if (code === kept.current) {
      // Typed and undone before it was saved.
      typed.current = null;
      setState((now) => (now === 'saving' ? 'saved_here' : now));
      return;
    }
    typed.current = { code, writtenAt: Date.now() };
    setState('saving');
    const timer = setTimeout(keep, localPauseMs);
    return () => clearTimeout(timer);
  }, [code, keep]);

  // Must come before the sender's effect: on unmount, the last edit is handed over before the sender stops.
  useLeaving(keep, sender);
  useDraftSender({ id, save, senderRef: sender, own, kept, setState, tell });
  useOtherTabs(id, own, kept, tell);
  useOtherDevices(task, own, tell);
  return { state, keepNow: keep, insist: () => write({ code, writtenAt: Date.now() }) };
}

function stateOfFirst(task: DraftedTask): DraftState {
  return chooseDraft(readLocalDraft(task.id), task).isSent ? 'saved' : 'saved_here';
}

type Box<T> = { current: T };

type SenderParts = {
  id: string;
  save: SaveDraft;
  senderRef: Box<DraftSender | null>;
  own: Box<Set<string>>;
  kept: Box<string>;
  setState: (state: DraftState) => void;
  tell: Box<(newer: NewerCode) => void>;
};

/** Sends drafts while the task is open; first the one that an earlier visit could not send. */
function useDraftSender({ id, save, senderRef, own, kept, setState, tell }: SenderParts): void {
  useEffect(() => {
    const created = createDraftSender({
      send: (draft) => sendDraft(save, id, draft),
      onSent: (sent, newest) => {
        const isOurs = own.current.has(newest.code);
        if (!isOurs) tell.current({ code: newest.code, from: 'device' });
        if (kept.current !== sent.code) return;
        if (isOurs && newest.code !== sent.code) {
          // An earlier call of ours, such as a run, was slow and looks newer on the server; this was typed after it.
          created.put({ ...sent, writtenAt: Date.now() });
          return;
        }
        rememberSent(id, sent, newest);
        setState('saved');
      },
    });
    senderRef.current = created;
    const unsent = readLocalDraft(id);
    if (unsent !== null && !unsent.isSent && own.current.has(unsent.code)) created.put(unsent);
    return () => {
      created.hurry();
      created.stop();
      senderRef.current = null;
    };
  }, [id, save, senderRef, own, kept, setState, tell]);
}

/** Saves at once when the page is left or hidden, because it may never come back. */
function useLeaving(keep: () => void, sender: Box<DraftSender | null>): void {
  useEffect(() => {
    const keepNow = () => {
      keep();
      sender.current?.hurry();
    };
    const online = () => sender.current?.hurry();
    addEventListener('pagehide', keepNow);
    addEventListener('online', online);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      keep();
      removeEventListener('pagehide', keepNow);
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, [keep, sender]);
}

function useOtherTabs(
  id: string,
  own: Box<Set<string>>,
  kept: Box<string>,
  tell: Box<(newer: NewerCode) => void>,
): void {
  useEffect(() => {
    const notify = ({ key, newValue }: StorageEvent) => {
      if (key !== `code_draft_${id}`) return;
      const draft = parseLocalDraft(newValue);
      if (draft === null || draft.code === kept.current) return;
      own.current.delete(draft.code);
      tell.current({ code: draft.code, from: 'tab' });
    };
    addEventListener('storage', notify);
    return () => removeEventListener('storage', notify);
  }, [id, own, kept, tell]);
}

/** Reports code of a reloaded task that this browser has never seen. */
function useOtherDevices(
  { id, draft_code: code, draft_written_at: writtenAt }: DraftedTask,
  own: Box<Set<string>>,
  tell: Box<(newer: NewerCode) => void>,
): void {
  useEffect(() => {
    if (code === null || writtenAt === null || own.current.has(code)) return;
    const local = readLocalDraft(id);
    if (local === null || Date.parse(writtenAt) > local.writtenAt) tell.current({ code, from: 'device' });
  }, [id, code, writtenAt, own, tell]);
}
