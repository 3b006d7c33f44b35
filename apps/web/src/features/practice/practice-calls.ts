import { api } from '../../lib/api/api.ts';
import type { SaveDraft } from '../../workbench/draft/send-draft.ts';
import { inputsOf, type SendRun } from '../../workbench/run/use-run.ts';

export const savePracticeDraft: SaveDraft = (id, body) => api.practice.saveDraft({ params: { id }, body });

/** The call that runs programs for a question, or plays with one that is solved. It sends all input lines typed so far, also none: the program asks then. */
export function sendTo(id: string): SendRun {
  return (attempt, idempotencyKey, signal) => {
    const body = { code: attempt.code, ...inputsOf(attempt) };
    const call = attempt.isPlay === true ? api.practice.play : api.practice.submitCode;
    return call({ params: { id }, body, signal, idempotencyKey });
  };
}
