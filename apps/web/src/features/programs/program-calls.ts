import { api } from '../../lib/api/api.ts';
import type { SaveDraft } from '../../workbench/draft/send-draft.ts';
import { inputsOf, type SendRun } from '../../workbench/run/use-run.ts';

/** Saves the code of an own program, and resolves to what is stored: other code if it was changed elsewhere. */
export const saveProgram: SaveDraft = async (id, { code, version = 0 }) => {
  const { program } = await api.programs.saveProgram({ params: { id }, body: { code, version } });
  return { code: program.code, written_at: program.changed_at, version: program.version };
};

/** Returns the call that runs an own program. It sends all input lines typed so far. */
export function sendTo(id: string): SendRun {
  return (attempt, idempotencyKey, signal) => {
    const body = { code: attempt.code, ...inputsOf(attempt) };
    return api.programs.runProgram({ params: { id }, body, signal, idempotencyKey });
  };
}
