import type { CodingQuestion } from '@python-learning/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { learnerStorage } from '../../../lib/storage/learner-storage.ts';

/** A pause in typing after which the draft is kept, in milliseconds. */
const pauseMs = 400;

export type DraftState = 'saved' | 'saving' | 'not_saved';

/** What a visit to a question begins with: the draft of this browser, else what was last sent, else the starter. */
export function readDraft({ id, draft_code: sent, example_code: starter }: CodingQuestion): string {
  return learnerStorage.readCodeDraft(id) ?? sent ?? starter;
}

/** Keeps the code in this browser: at each pause, and at once when the page is left or put away. */
export function useDraft(questionId: string, code: string): DraftState {
  const [state, setState] = useState<DraftState>('saved');
  const latest = useRef({ questionId, code, kept: code });
  useLayoutEffect(() => {
    latest.current = { ...latest.current, questionId, code };
  }, [questionId, code]);

  useEffect(() => {
    if (code === latest.current.kept) {
      return;
    }
    setState('saving');
    const timer = setTimeout(() => setState(keep(latest.current) ? 'saved' : 'not_saved'), pauseMs);
    return () => clearTimeout(timer);
  }, [code]);

  useEffect(() => {
    const keepNow = () => keep(latest.current);
    addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      keepNow();
      removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, []);
  return state;
}

type Unkept = { questionId: string; code: string; kept: string };

/** False where this browser would not take it. */
function keep(draft: Unkept): boolean {
  if (draft.code === draft.kept) {
    return true;
  }
  learnerStorage.rememberCodeDraft(draft.questionId, draft.code);
  if (learnerStorage.readCodeDraft(draft.questionId) !== draft.code) {
    return false;
  }
  draft.kept = draft.code;
  return true;
}
