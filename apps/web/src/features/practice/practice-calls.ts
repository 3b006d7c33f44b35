import { api } from '../../lib/api/api.ts';
import type { SaveDraft } from '../../workbench/draft/send-draft.ts';
import type { SendRun } from '../../workbench/run/use-run.ts';

export const savePracticeDraft: SaveDraft = (id, body) => api.learn.saveDraft({ params: { id }, body });

/** The call that runs programs for a question. Without lines of input the server may use its sample input. */
export function sendTo(id: string): SendRun {
  return ({ code, inputs }, idempotencyKey, signal) => {
    const body = inputs.length === 0 ? { code } : { code, inputs: [...inputs] };
    return api.learn.submitCode({ params: { id }, body, signal, idempotencyKey });
  };
}
