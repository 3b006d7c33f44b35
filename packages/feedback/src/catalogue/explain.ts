import type { Language, PythonException } from '@python-learning/domain';
import { type FillValues, fill } from '../text/fill.ts';
import { texts } from '../text/texts.ts';
import { type Listener, type SpokenWords, wordsFor } from '../text/words.ts';
import type { Explanation } from '../types.ts';
import type { MatchedError } from './match-error.ts';
import { titleOf } from './titles.ts';

type Place = { line: number | null; column: number | null };

/** The learner for whom an explanation is written. */
export type Reader = Listener & { language: Language };

/** Builds an explanation in the reader's language. */
export function explain(
  id: string,
  spoken: SpokenWords,
  reader: Reader,
  values: FillValues = {},
  place: Place = { line: null, column: null },
): Explanation {
  const { language } = reader;
  const words = wordsFor(spoken, reader);
  return {
    id,
    title: titleOf(id)[language],
    text: fill(words.text, language, values),
    next_step: fill(words.next, language, values),
    python_says: null,
    line: place.line,
    column: place.column,
  };
}

/** Explains an error and adds Python's own message. */
export function explainError(matched: MatchedError, exception: PythonException, reader: Reader): Explanation {
  const { entry, values, line, column } = matched;
  const ours = explain(entry.id, texts.errors[entry.id], reader, values, { line, column });
  return { ...ours, python_says: pythonSays(exception) };
}

const limits = new Set([
  'TimeLimit',
  'OutputLimit',
  'DrawingLimit',
  'MemoryLimit',
  'Denied',
  'InputRequired',
]);

/** The last line that Python would print; null when a limit, not Python, ended the run. */
export function pythonSays({ type, message }: PythonException): string | null {
  if (limits.has(type)) return null;
  return message === '' ? type : `${type}: ${message}`;
}
