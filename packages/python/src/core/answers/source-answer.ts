import { walls } from '../../limits.ts';
import type { Outcome, PythonException, SourceFacts } from '../../types.ts';
import { readException } from './exception.ts';
import { cut, list, parseSaid } from './said.ts';
import { readFacts } from './source-facts.ts';
import { readWarnings } from './warnings.ts';

/** What is said of a program's source, before any of its code has run. */
export type SourceAnswer = {
  /** Why the program can not start. */
  error: PythonException | null;
  /** Null when nobody asked for them. */
  facts: SourceFacts | null;
  unvaried: readonly string[];
  warnings: Outcome['warnings'];
};

/** Reads what `begin` says. Null when it is not the answer of a harness that read the program. */
export function readSourceAnswer(text: string): SourceAnswer | null {
  const said = parseSaid(text);
  if (said.error === undefined || said.facts === undefined) return null;
  const error = said.error === null ? null : readException(said.error);
  return {
    error,
    facts: said.facts === null ? null : readFacts(said.facts, error),
    unvaried: list(said.unvaried, walls.varied).map((name) => cut(name, walls.textLength)),
    warnings: readWarnings(said.warnings),
  };
}
