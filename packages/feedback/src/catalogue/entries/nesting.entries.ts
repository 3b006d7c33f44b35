import type { CatalogueEntry } from '../entry.ts';

/** Programs that are nested too deep for Python to read them. */
export const nestingEntries: readonly CatalogueEntry[] = [
  {
    id: 'RUN-NESTED',
    exception: /^(?:RecursionError|SyntaxError|IndentationError)$/u,
    message:
      /(?:depth exceeded during compilation|statically nested blocks|too many nested parentheses|too many levels of indentation)/u,
  },
];
