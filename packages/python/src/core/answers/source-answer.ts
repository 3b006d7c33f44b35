import { walls } from '../../limits.ts';
import type { EngineException, EngineFacts, EngineOutcome } from '../../types.ts';
import { readException } from './exception.ts';
import { cut, list, parseSaid } from './said.ts';
import { boundedFacts } from './source-facts.ts';
import { readWarnings } from './warnings.ts';

/** The answer of `begin` about a program's source, before any of its code has run. */
export type SourceAnswer = {
  /** Why the program cannot start; null when it can. */
  error: EngineException | null;
  /** Null when not requested. */
  facts: EngineFacts | null;
  unvaried: readonly string[];
  warnings: EngineOutcome['warnings'];
};

/** Reads the answer of `begin`; null when it has no `error` or no `facts` field. */
export function readSourceAnswer(text: string): SourceAnswer | null {
  const said = parseSaid(text);
  if (said.error === undefined || said.facts === undefined) return null;
  const error = said.error === null ? null : readException(said.error);
  return {
    error,
    facts: said.facts === null ? null : boundedFacts(said.facts, error),
    unvaried: list(said.unvaried, walls.varied).map((name) => cut(name, walls.textLength)),
    warnings: readWarnings(said.warnings),
  };
}
