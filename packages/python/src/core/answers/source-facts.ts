import { walls } from '../../limits.ts';
import type { PythonException, SourceFacts } from '../../types.ts';
import { count, counts, cut, list, record, type Said } from './said.ts';

/** Brings what is said of a program's source into shape, and within its bounds. */
export function readFacts(value: unknown, syntaxError: PythonException | null): SourceFacts {
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
  };
}

/** What is known of a program that could not even be read. */
export function noFacts(syntaxError: PythonException | null): SourceFacts {
  return readFacts({}, syntaxError);
}

function readFunction(said: Said): SourceFacts['functions'][number] {
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
