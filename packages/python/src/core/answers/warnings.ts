import { walls } from '../../limits.ts';
import type { EngineOutcome } from '../../types.ts';
import { countOrNull, cut, list, record, type Said } from './said.ts';

/** Validates a list of Python's warnings and bounds its size. */
export function readWarnings(value: unknown): EngineOutcome['warnings'] {
  return list(value, walls.warnings).map(record).map(readWarning);
}

function readWarning(said: Said): EngineOutcome['warnings'][number] {
  return {
    category: cut(said.category, walls.nameLength),
    message: cut(said.message, walls.warningLength),
    line: countOrNull(said.line),
  };
}
