import { entriesFor } from '../entry.ts';

/** Programs that are nested too deep for Python to read them. */
export const nestingEntries = entriesFor('RecursionError SyntaxError IndentationError', [
  [
    'RUN-NESTED',
    /(?:depth exceeded during compilation|statically nested blocks|too many nested parentheses|too many levels of indentation)/u,
  ],
]);
