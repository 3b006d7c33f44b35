import { bareRecord } from '../bare-record.ts';

/** An untrusted object; only the names listed below are read from it. */
export type Said = Partial<Record<SaidName, unknown>>;
type SaidName =
  | 'answers'
  | 'asked'
  | 'assigned'
  | 'calls'
  | 'category'
  | 'caught'
  | 'column'
  | 'clues'
  | 'comments'
  | 'counts'
  | 'echoed'
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
  | 'kind'
  | 'line'
  | 'lines'
  | 'literals'
  | 'message'
  | 'name'
  | 'nodes'
  | 'number'
  | 'operators'
  | 'parameters'
  | 'place'
  | 'range'
  | 'read'
  | 'repr'
  | 'result'
  | 'returnsValue'
  | 'mistakes'
  | 'statements'
  | 'text'
  | 'treeDigest'
  | 'type'
  | 'unvaried'
  | 'varied'
  | 'walk'
  | 'warnings';

/** Parses the text of an answer. Invalid JSON becomes an empty object. */
export function parseSaid(text: string): Said {
  try {
    return record(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The own properties of an object; none for anything else. */
export function record(value: unknown): Said {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** At most `most` elements of a list; none of anything else. */
export function list(value: unknown, most: number): unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}

/** At most `most` characters of a string, without halves of surrogate pairs; empty for anything else. */
export function cut(value: unknown, most: number): string {
  return typeof value === 'string' ? value.slice(0, most).toWellFormed() : '';
}

/** A whole number from 0; 0 for anything else. */
export function count(value: unknown): number {
  return countOrNull(value) ?? 0;
}

/** A whole number from 0; null for anything else. */
export function countOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** At most `most` names with their counts. */
export function counts(value: unknown, most: number): Record<string, number> {
  const entries = Object.entries(record(value)).slice(0, most);
  return bareRecord(entries.map(([name, number]) => [name, count(number)] as const));
}
