import { api } from '../../lib/api/api.ts';
import type { SaveDraft } from '../../workbench/draft/send-draft.ts';
import { inputsOf, type SendRun } from '../../workbench/run/use-run.ts';

export const savePracticeDraft: SaveDraft = (id, body) => api.learn.saveDraft({ params: { id }, body });

/** The call that runs programs for a question. Without lines of input the server may use its sample input. */
export function sendTo(id: string): SendRun {
  return (attempt, idempotencyKey, signal) => {
    const { code, inputs, inputsAreComplete } = attempt;
    const body = inputs.length > 0 || inputsAreComplete ? { code, ...inputsOf(attempt) } : { code };
    return api.learn.submitCode({ params: { id }, body, signal, idempotencyKey });
  };
}
