import type { Outcome, SourceFacts } from '@python-learning/domain';
import { explain, explainError, type Reader } from './catalogue/explain.ts';
import { exceptionOf, matchError } from './catalogue/match-error.ts';
import type { OutputTextId } from './compare/registry.ts';
import type { FillValues } from './text/fill.ts';
import { texts } from './text/texts.ts';
import type { Explanation } from './types.ts';

/** `files`: names of the files that the run found in its folder; missing for none. */
export type FactsReader = Reader & { facts: SourceFacts; files?: readonly string[] };

/** Returns the catalogue's explanation of a failed run; null when the run finished. */
export function explainRun(outcome: Outcome, reader: FactsReader): Explanation | null {
  const matched = matchError(outcome, reader.program, reader.facts, reader.files);
  const exception = exceptionOf(outcome);
  return matched === null || exception === null ? null : explainError(matched, exception, reader);
}

export function explainDifference(
  id: OutputTextId,
  reader: FactsReader,
  values: FillValues = {},
  line: number | null = null,
): Explanation {
  return explain(id, texts.output[id], reader, values, { line, column: null });
}
