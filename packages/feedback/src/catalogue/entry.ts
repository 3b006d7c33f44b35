import type { ErrorId } from '../text/texts.ts';
import type { ConditionName } from './conditions/index.ts';

/** One class of errors that stop a program; `texts.errors` has its explanation. */
export type CatalogueEntry = {
  id: ErrorId;
  /** Class names of the exceptions; limits have their own names, such as `TimeLimit`. Null means every exception. */
  exceptions: readonly string[] | null;
  /** Searched for in the message; its named groups fill placeholders. */
  message: RegExp;
  /** Additional condition on the program. */
  condition: ConditionName | undefined;
};

type Row = readonly [id: ErrorId, message: RegExp, condition?: ConditionName];

/**
 * Builds entries in matching order.
 * @param exceptions class names with a space between them, or `*` for every exception
 */
export function entriesFor(exceptions: string, rows: readonly Row[]): readonly CatalogueEntry[] {
  const names = exceptions === '*' ? null : exceptions.split(' ');
  return rows.map(([id, message, condition]) => ({ id, exceptions: names, message, condition }));
}

/** Fits every message, also an empty one. */
export const anyMessage = /^/u;

/** Python's message where it knows no better one. */
export const invalidSyntax = /invalid syntax/u;
