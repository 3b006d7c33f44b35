import type { MistakeKind, SourceClues } from '@python-learning/domain';
import { walls } from '../../limits.ts';
import type { EngineException, EngineFacts } from '../../types.ts';
import { count, countOrNull, counts, cut, list, record, type Said } from './said.ts';

/** Validates the facts about a program's source and bounds their size. */
export function boundedFacts(value: unknown, syntaxError: EngineException | null): EngineFacts {
  const said = record(value);
  const most = walls.factEntries;
  return {
    syntaxError,
    treeDigest: cut(said.treeDigest, walls.digestLength),
    comments: list(said.comments, most)
      .map(record)
      .map((comment) => ({ line: count(comment.line), text: cut(comment.text, walls.textLength) })),
    calls: counts(said.calls, most),
    assigned: counts(said.assigned, most),
    read: counts(said.read, most),
    literals: counts(said.literals, most),
    operators: counts(said.operators, most),
    nodes: counts(said.nodes, most),
    functions: list(said.functions, most).map(record).map(readFunction),
    imports: list(said.imports, most).map(name),
    caught: list(said.caught, most).map(name),
    hasElse: said.hasElse === true,
    hasElif: said.hasElif === true,
    hasNestedLoop: said.hasNestedLoop === true,
    ...(said.clues === undefined ? {} : { clues: readClues(record(said.clues)) }),
  };
}

/** The names of counts and mistakes are checked with the whole answer, outside of the sandbox. */
function readClues(said: Said): SourceClues {
  return {
    statements: list(said.statements, walls.factEntries).flatMap((line) => countOrNull(line) ?? []),
    counts: counts(said.counts, walls.clues) as SourceClues['counts'],
    mistakes: list(said.mistakes, walls.clues)
      .map(record)
      .map((mistake) => ({
        kind: name(mistake.kind) as MistakeKind,
        line: count(mistake.line),
        name: name(mistake.name),
      })),
  };
}

/** Empty facts, for a program that could not be parsed. */
export function noFacts(syntaxError: EngineException | null): EngineFacts {
  return boundedFacts({}, syntaxError);
}

function readFunction(said: Said): EngineFacts['functions'][number] {
  return {
    name: name(said.name),
    parameters: count(said.parameters),
    line: count(said.line),
    returnsValue: said.returnsValue === true,
  };
}

function name(value: unknown): string {
  return cut(value, walls.textLength);
}
