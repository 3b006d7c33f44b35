import { type FillValues, fill } from '../text/fill.ts';
import type { Bilingual, Explanation, Language, PythonException } from '../types.ts';
import type { MatchedError } from './match-error.ts';
import { titleOf } from './titles.ts';

type Place = { line: number | null; column: number | null };

/** An explanation from its texts, in one language. */
export function explain(
  id: string,
  texts: { text: Bilingual; next: Bilingual },
  language: Language,
  values: FillValues = {},
  place: Place = { line: null, column: null },
): Explanation {
  return {
    id,
    title: titleOf(id)[language],
    text: fill(texts.text, language, values),
    next_step: fill(texts.next, language, values),
    python_says: null,
    line: place.line,
    column: place.column,
  };
}

/** The explanation of an error, with Python's own words beside ours. */
export function explainError(
  matched: MatchedError,
  exception: PythonException,
  language: Language,
): Explanation {
  const { entry, values, line, column } = matched;
  const ours = explain(entry.id, entry, language, values, { line, column });
  return { ...ours, python_says: pythonSays(exception) };
}

const limits = new Set(['TimeLimit', 'OutputLimit', 'MemoryLimit', 'Denied', 'InputRequired']);

/** The last line that Python would write; null where the limit, not Python, ended the run. */
export function pythonSays({ type, message }: PythonException): string | null {
  if (limits.has(type)) return null;
  return message === '' ? type : `${type}: ${message}`;
}
