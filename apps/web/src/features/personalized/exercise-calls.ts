import { type PersonalizedFinished, runResult } from '@python-learning/contract';
import { personalizedCalls } from '../../lib/api/personalized-calls.ts';
import type { SaveDraft } from '../../workbench/draft/send-draft.ts';
import { inputsOf, type SendRun } from '../../workbench/run/use-run.ts';

export const saveExerciseDraft: SaveDraft = (id, body) =>
  personalizedCalls.savePersonalizedDraft({ params: { id }, body });

/** Returns the call that runs programs for an exercise. It sends all input lines typed so far. */
export function sendTo(id: string, onFinished: (run: PersonalizedFinished) => void): SendRun {
  return async (attempt, idempotencyKey, signal) => {
    const body = { code: attempt.code, ...inputsOf(attempt) };
    const run = await personalizedCalls.submitPersonalized({ params: { id }, body, signal, idempotencyKey });
    if (run.verdict !== 'waiting') onFinished(run);
    // The workbench keeps what every run says, without the exercise.
    return runResult.parse(run);
  };
}
