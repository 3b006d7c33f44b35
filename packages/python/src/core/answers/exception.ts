import type { SourceRange } from '@python-learning/domain';
import { walls } from '../../limits.ts';
import type { EngineException } from '../../types.ts';
import { count, countOrNull, cut, list, record } from './said.ts';

/** An exception of which only the type is known. */
export function unexplained(type: string): EngineException {
  return { type: cut(type, walls.nameLength), message: '', range: null, frames: [] };
}

/** Validates an exception from an answer and bounds its size. */
export function readException(value: unknown): EngineException {
  const said = record(value);
  return {
    type: cut(said.type, walls.nameLength),
    message: cut(said.message, walls.textLength),
    range: said.range === null ? null : readRange(said.range),
    frames: list(said.frames, walls.frames)
      .map(record)
      .map((frame) => ({ name: cut(frame.name, walls.nameLength), line: count(frame.line) })),
  };
}

function readRange(value: unknown): SourceRange {
  const said = record(value);
  return {
    line: Math.max(1, count(said.line)),
    column: countOrNull(said.column),
    endLine: countOrNull(said.endLine),
    endColumn: countOrNull(said.endColumn),
  };
}
