import { useCallback, useEffect, useRef, useState } from 'react';
import { chooseDraft, type DraftedTask } from './choose-draft.ts';
import { createDraftSender, type DraftSender, type TypedCode } from './draft-sender.ts';
import { parseLocalDraft, readLocalDraft, writeLocalDraft } from './local-draft.ts';
import { rememberSent, type SaveDraft, sendDraft } from './send-draft.ts';

/** `saved` on the server, `saved_here` in this browser alone, `not_saved` where it would not take it. */
export type DraftState = 'saved' | 'saved_here' | 'saving' | 'not_saved';

/** Newer code for the same task, from another tab of this browser or from another device. */
export type NewerCode = { code: string; from: 'tab' | 'device' };

/** A pause in typing after which the draft is kept in this browser, in milliseconds. */
const localPauseMs = 300;

type DraftOptions = {
  task: DraftedTask;
  code: string;
  save: SaveDraft;
  /** Newer code is told of and never put in unasked: what the learner sees is theirs. */
  onNewer: (newer: NewerCode) => void;
};

export type KeptDraft = {
  state: DraftState;
  /** Keeps what is typed now, without waiting for a pause. */
  keepNow: () => void;
  /** Makes what stands here the newest, whatever was typed elsewhere. */
  insist: () => void;
};

/** Keeps the code of a task in this browser and on the server, at each pause and when the page is left. */
export function useDraft({ task, code, save, onNewer }: DraftOptions): KeptDraft {
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
      // Typed and taken back before it was kept.
      typed.current = null;
      setState((now) => (now === 'saving' ? 'saved_here' : now));
      return;
    }
    typed.current = { code, writtenAt: Date.now() };
    setState('saving');
    const timer = setTimeout(keep, localPauseMs);
    return () => clearTimeout(timer);
  }, [code, keep]);

  // Leaving comes before the sender ends: what is typed last still goes out.
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

/** Sends drafts while the task is open; what an earlier visit could not send goes first. */
function useDraftSender({ id, save, senderRef, own, kept, setState, tell }: SenderParts): void {
  useEffect(() => {
    const created = createDraftSender({
      send: (draft) => sendDraft(save, id, draft),
      onSent: (sent, newest) => {
        const isOurs = own.current.has(newest.code);
        if (!isOurs) tell.current({ code: newest.code, from: 'device' });
        if (kept.current !== sent.code) return;
        if (isOurs && newest.code !== sent.code) {
          // An earlier call of ours, such as a run, was long on its way and seems newer there: this was typed after it.
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

/** A page that is left or put away may never come back: what is typed is kept now. */
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
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== `code_draft_${id}`) return;
      const draft = parseLocalDraft(newValue);
      if (draft === null || draft.code === kept.current) return;
      own.current.delete(draft.code);
      tell.current({ code: draft.code, from: 'tab' });
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [id, own, kept, tell]);
}

/** The task was asked for again and came back with code that this browser has never seen. */
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
