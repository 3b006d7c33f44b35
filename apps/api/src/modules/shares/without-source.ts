import type { RunResult } from '@python-learning/contract';

/** A run of a program whose text is hidden, without what could show a part of it. */
export function withoutSource(result: RunResult): RunResult {
  const bare = { ...result, hints: [], suggestions: [] };
  if (bare.verdict === 'waiting') return bare;
  const { error, error_line: _line, translations: _translations, ...rest } = bare;
  return {
    ...rest,
    ...(error === undefined ? {} : { error: nameOfError(error) }),
    explanation: null,
    fix: null,
  };
}

/** Python's name of an error, without the message, which may quote the program; a sentence of ours stays. */
function nameOfError(error: string): string {
  const [name = ''] = error.split(':', 1);
  return /^[A-Z]\w*$/.test(name) ? name : error;
}
