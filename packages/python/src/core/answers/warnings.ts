import { walls } from '../../limits.ts';
import type { Outcome } from '../../types.ts';
import { countOrNull, cut, list, record, type Said } from './said.ts';

/** Brings a list of Python's warnings into shape, and within its bounds. */
export function readWarnings(value: unknown): Outcome['warnings'] {
  return list(value, walls.warnings).map(record).map(readWarning);
}

function readWarning(said: Said): Outcome['warnings'][number] {
  return {
    category: cut(said.category, walls.nameLength),
    message: cut(said.message, walls.warningLength),
    line: countOrNull(said.line),
  };
}
