import type { PersonalizedFinished, PersonalizedRun, RunResult } from '@python-learning/contract';
import { api } from '../../lib/api/api.ts';
import type { SaveDraft } from '../../workbench/draft/send-draft.ts';
import { inputsOf, type SendRun } from '../../workbench/run/use-run.ts';

export const saveExerciseDraft: SaveDraft = (id, body) =>
  api.personalized.savePersonalizedDraft({ params: { id }, body });

/** Returns the call that runs programs for an exercise. It sends all input lines typed so far. */
export function sendTo(id: string, onFinished: (run: PersonalizedFinished) => void): SendRun {
  return async (attempt, idempotencyKey, signal) => {
    const body = { code: attempt.code, ...inputsOf(attempt) };
    const run = await api.personalized.submitPersonalized({ params: { id }, body, signal, idempotencyKey });
    if (run.status === 'finished') onFinished(run);
    return toRunResult(run);
  };
}

/** Converts a run into the result that every workbench shows. */
function toRunResult(run: PersonalizedRun): RunResult {
  if (run.status === 'input_required') {
    return { ...nothingSaid, status: 'input_required', stdout_so_far: run.stdout_so_far };
  }
  const {
    output,
    hints,
    hint_ladder,
    suggestions,
    checks,
    explanation,
    fix,
    praise,
    error,
    error_line: line,
  } = run;
  return {
    ...nothingSaid,
    output,
    hints,
    hint_ladder,
    suggestions,
    checks,
    explanation,
    fix,
    praise,
    is_correct: run.is_correct,
    points_awarded: run.points_awarded,
    ...(error === undefined ? {} : { error }),
    ...(line === undefined ? {} : { error_line: line }),
    ...(run.translations === undefined ? {} : { translations: run.translations }),
    ...(run.storage_notice === undefined ? {} : { storage_notice: run.storage_notice }),
  };
}

const nothingSaid: RunResult = {
  status: 'finished',
  output: '',
  hints: [],
  suggestions: [],
  is_correct: false,
  checks: [],
  explanation: null,
  fix: null,
  prediction: null,
  solution_note: null,
  praise: null,
  points_awarded: 0,
};
