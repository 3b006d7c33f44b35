import type { CatalogueEntry } from '../entry.ts';

/** Indentation errors. */
export const indentationEntries: readonly CatalogueEntry[] = [
  { id: 'IND-TAB', exception: /^(?:TabError)$/u, message: /inconsistent use of tabs and spaces/u },
  {
    id: 'IND-EMPTY-BLOCK',
    exception: /^(?:IndentationError)$/u,
    message: /^expected an indented block after (?<what>.+?) on line (?<n>\d+)/u,
    condition: 'blockHasOnlyComments',
  },
  {
    id: 'IND-EXPECTED',
    exception: /^(?:IndentationError)$/u,
    message: /^expected an indented block after (?<what>.+?) on line (?<n>\d+)/u,
  },
  {
    id: 'IND-MISMATCH',
    exception: /^(?:IndentationError)$/u,
    message: /unindent does not match any outer indentation level/u,
  },
  { id: 'IND-UNEXPECTED', exception: /^(?:IndentationError)$/u, message: /unexpected indent/u },
];
