import type { CatalogueEntry } from '../entry.ts';

/** The words that lines begin with, and what has to follow them. */
export const syntaxHeadersEntries: readonly CatalogueEntry[] = [
  {
    id: 'SYN-OTHER-THEN',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|expected ':'/u,
    condition: 'blockWordTooMuch',
  },
  {
    id: 'SYN-FOR-TO',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|expected 'in'/u,
    condition: 'countsWithTo',
  },
  {
    id: 'SYN-OTHER-LOOP',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'foreignLoopWord',
  },
  {
    id: 'SYN-OTHER-UNTIL',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'lineStartsUntil',
  },
  {
    id: 'SYN-CONDITION-TO',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|expected ':'/u,
    condition: 'comparesWithTo',
  },
  {
    id: 'SYN-CONDITION-MISSING',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'conditionMissing',
  },
  {
    id: 'SYN-RETURN-EQUALS',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'returnWithEquals',
  },
  {
    id: 'SYN-DEF-CALL',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|expected ':'/u,
    condition: 'callWithDef',
  },
  {
    id: 'SYN-DEF-SQUARE',
    exception: /^(?:SyntaxError)$/u,
    message: /expected '\('|invalid syntax/u,
    condition: 'defWithOtherBrackets',
  },
  {
    id: 'SYN-ASSIGN-QUOTED',
    exception: /^(?:SyntaxError)$/u,
    message: /cannot assign to|invalid syntax/u,
    condition: 'nameInQuotesStored',
  },
];
