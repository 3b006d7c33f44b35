import { bareRecord } from '../bare-record.ts';

/** An object of which nothing is known but the names that are looked for in it. */
export type Said = Partial<Record<SaidName, unknown>>;
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
  | 'place'
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

/** Parses the text of an answer. Nonsense becomes an object without any names. */
export function parseSaid(text: string): Said {
  try {
    return record(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The own names of an object; none for anything else. */
export function record(value: unknown): Said {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** At most `most` elements of a list; none of anything else. */
export function list(value: unknown, most: number): unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}

/** At most `most` characters of a text, without halves of characters; an empty text for anything else. */
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
