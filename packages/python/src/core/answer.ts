import { walls } from '../limits.ts';
import type { Outcome, PythonException, ShownValue, SourceFacts, SourceRange } from '../types.ts';
import { bareRecord } from './bare-record.ts';

/** What a harness function says. Only what it said is there. */
export type Answer = {
  error?: PythonException | null;
  facts?: SourceFacts | null;
  unvaried?: readonly string[];
  warnings?: Outcome['warnings'];
  result?: ShownValue | null;
};

/**
 * Reads what the harness says. After a hostile program ran, it may say anything: what is not of the right shape is
 * brought into it, so that nonsense costs that one run its meaning and nobody else anything.
 */
export function readAnswer(text: string): Answer {
  const said = record(parse(text));
  const answer: Answer = {};
  if ('error' in said) answer.error = said.error === null ? null : readException(said.error);
  if ('facts' in said)
    answer.facts = said.facts === null ? null : readFacts(said.facts, answer.error ?? null);
  if ('unvaried' in said) answer.unvaried = texts(said.unvaried);
  if ('warnings' in said) answer.warnings = list(said.warnings).slice(0, walls.warnings).map(readWarning);
  if ('result' in said) answer.result = readShown(said.result);
  return answer;
}

/** What is known of a program that could not even be read. */
export function noFacts(syntaxError: PythonException | null): SourceFacts {
  return readFacts({}, syntaxError);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readException(value: unknown): PythonException {
  const said = record(value);
  return {
    type: shortText(said.type),
    message: shortText(said.message),
    range: said.range === null ? null : readRange(said.range),
    frames: list(said.frames)
      .slice(0, walls.frames)
      .map(record)
      .map((frame) => ({ name: shortText(frame.name), line: count(frame.line) })),
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

function readWarning(value: unknown): Outcome['warnings'][number] {
  const said = record(value);
  return {
    category: shortText(said.category),
    message: shortText(said.message),
    line: countOrNull(said.line),
  };
}

function readShown(value: unknown): ShownValue | null {
  if (value === null || value === undefined) return null;
  const said = record(value);
  return {
    repr: shortText(said.repr),
    type: shortText(said.type),
    number: typeof said.number === 'number' ? said.number : null,
  };
}

function readFacts(value: unknown, syntaxError: PythonException | null): SourceFacts {
  const said = record(value);
  return {
    syntaxError,
    treeDigest: shortText(said.treeDigest),
    comments: list(said.comments)
      .map(record)
      .map((comment) => ({ line: count(comment.line), text: shortText(comment.text) })),
    calls: counts(said.calls),
    assigned: counts(said.assigned),
    read: counts(said.read),
    literals: counts(said.literals),
    operators: counts(said.operators),
    nodes: counts(said.nodes),
    functions: list(said.functions).map(record).map(readFunction),
    imports: texts(said.imports),
    caught: texts(said.caught),
    hasElse: said.hasElse === true,
    hasElif: said.hasElif === true,
    hasNestedLoop: said.hasNestedLoop === true,
  };
}

function readFunction(said: Said): SourceFacts['functions'][number] {
  return {
    name: shortText(said.name),
    parameters: count(said.parameters),
    line: count(said.line),
    returnsValue: said.returnsValue === true,
  };
}

/** An object of which nothing is known but the names that are looked for in it. */
type Said = Partial<Record<SaidName, unknown>>;
type SaidName =
  | 'assigned'
  | 'calls'
  | 'category'
  | 'caught'
  | 'column'
  | 'comments'
  | 'endColumn'
  | 'endLine'
  | 'error'
  | 'facts'
  | 'frames'
  | 'functions'
  | 'hasElif'
  | 'hasElse'
  | 'hasNestedLoop'
  | 'imports'
  | 'line'
  | 'literals'
  | 'message'
  | 'name'
  | 'nodes'
  | 'number'
  | 'operators'
  | 'parameters'
  | 'range'
  | 'read'
  | 'repr'
  | 'result'
  | 'returnsValue'
  | 'text'
  | 'treeDigest'
  | 'type'
  | 'unvaried'
  | 'warnings';

function record(value: unknown): Said {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function texts(value: unknown): string[] {
  return list(value).map(shortText);
}

function shortText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, walls.textLength) : '';
}

function count(value: unknown): number {
  return countOrNull(value) ?? 0;
}

function countOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

function counts(value: unknown): Record<string, number> {
  return bareRecord(Object.entries(record(value)).map(([name, number]) => [name, count(number)] as const));
}
