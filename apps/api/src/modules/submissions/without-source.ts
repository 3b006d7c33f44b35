import type { RunResult } from '@python-learning/contract';
import type { Drawing, Language, Outcome } from '@python-learning/domain';
import { bareError } from '@python-learning/feedback';

/** The answer to a run whose program is hidden: what it shows by itself, and nothing that quotes or explains its text. */
export function withoutSource(result: RunResult, shown: Outcome, language: Language): RunResult {
  const { drawing } = result;
  const bare = {
    ...result,
    hints: [],
    suggestions: [],
    ...(drawing == null ? {} : { drawing: withoutLines(drawing) }),
  };
  if (bare.verdict === 'waiting') return bare;
  const { error: _error, error_line: _line, translations: _translations, ...rest } = bare;
  const error = bareError(shown, language);
  return { ...rest, ...(error === null ? {} : { error }), explanation: null, fix: null };
}

function withoutLines({ page, steps }: Drawing): Drawing {
  return { page, steps: steps.map((step) => ({ ...step, line: null })) };
}
