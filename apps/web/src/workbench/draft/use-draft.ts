import { useEffect, useEffectEvent, useState } from 'react';
import type { DraftedTask } from './choose-draft.ts';
import { type DraftState, DraftSync, type NewerCode } from './draft-sync.ts';
import type { SaveDraft } from './send-draft.ts';

type DraftOptions = {
  task: DraftedTask;
  code: string;
  /** Must be stable across renders. */
  save: SaveDraft;
  /** Called with newer code, which is never inserted unasked: what the learner sees is theirs. */
  onNewer: (newer: NewerCode) => void;
};

export type SavedDraft = {
  state: DraftState;
  /** Why the server refused the last save, until one succeeds; otherwise null. */
  refusal: unknown;
  /** Saves what is typed now, without waiting for a pause. */
  keepNow: () => void;
  /** Makes the code in this editor the newest, whatever was typed elsewhere. */
  insist: () => void;
};

/** Saves the code of a task here and on the server, at each pause and when the page is left. */
export function useDraft({ task, code, save, onNewer }: DraftOptions): SavedDraft {
  const [sync] = useState(() => new DraftSync(task, code));
  const [state, setState] = useState(sync.state);
  const [refusal, setRefusal] = useState<unknown>(null);
  const tell = useEffectEvent(onNewer);
  useEffect(() => {
    const onState = (next: DraftState) => {
      setState(next);
      if (next === 'saved') setRefusal(null);
    };
    return sync.open({ save, onState, onRefused: setRefusal, onNewer: (newer) => tell(newer) });
  }, [sync, save]);
  useEffect(() => sync.type(code), [sync, code]);
  useEffect(() => sync.readReloaded(task), [sync, task]);
  return { state, refusal, keepNow: () => sync.keepNow(), insist: () => sync.insist(code) };
}
