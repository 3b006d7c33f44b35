import { api } from '../../lib/api/api.ts';
import type { SaveDraft } from '../../workbench/draft/send-draft.ts';
import type { OpenHelp } from '../../workbench/ladder/use-ladder.ts';
import { inputsOf, type SendRun } from '../../workbench/run/use-run.ts';

export const savePracticeDraft: SaveDraft = (id, body) => api.practice.saveDraft({ params: { id }, body });

/** The call that opens a rung of help with a question. */
export function callForHelp(id: string): OpenHelp {
  return (rung, code) => api.practice.openHelp({ params: { id }, body: { rung, code } });
}

/** The call that runs programs for a question, or plays with one that is solved. It sends all input lines typed so far, also none: the program asks then. */
export function sendTo(id: string): SendRun {
  return (attempt, idempotencyKey, signal) => {
    const body = { code: attempt.code, ...inputsOf(attempt) };
    const call = attempt.isPlay === true ? api.practice.play : api.practice.submitCode;
    return call({ params: { id }, body, signal, idempotencyKey });
  };
}
