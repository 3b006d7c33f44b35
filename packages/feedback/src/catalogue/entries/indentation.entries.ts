import { type CatalogueEntry, entriesFor } from '../entry.ts';

/** Indentation errors. */
export const indentationEntries: readonly CatalogueEntry[] = [
  ...entriesFor('TabError', [['IND-TAB', /inconsistent use of tabs and spaces/u]]),
  ...entriesFor('IndentationError', [
    [
      'IND-EMPTY-BLOCK',
      /^expected an indented block after (?<what>.+?) on line (?<n>\d+)/u,
      'blockHasOnlyComments',
    ],
    ['IND-EXPECTED', /^expected an indented block after (?<what>.+?) on line (?<n>\d+)/u],
    ['IND-MISMATCH', /unindent does not match any outer indentation level/u],
    ['IND-UNEXPECTED', /unexpected indent/u],
  ]),
];
