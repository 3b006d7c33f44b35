import { entriesFor, invalidSyntax } from '../entry.ts';

/** The words that lines begin with, and what has to follow them. */
export const syntaxHeadersEntries = entriesFor('SyntaxError', [
  ['SYN-OTHER-THEN', /invalid syntax|expected ':'/u, 'blockWordTooMuch'],
  ['SYN-FOR-TO', /invalid syntax|expected 'in'/u, 'countsWithTo'],
  ['SYN-OTHER-LOOP', invalidSyntax, 'foreignLoopWord'],
  ['SYN-OTHER-UNTIL', invalidSyntax, 'lineStartsUntil'],
  ['SYN-CONDITION-TO', /invalid syntax|expected ':'/u, 'comparesWithTo'],
  ['SYN-CONDITION-MISSING', invalidSyntax, 'conditionMissing'],
  ['SYN-RETURN-EQUALS', invalidSyntax, 'returnWithEquals'],
  ['SYN-DEF-CALL', /invalid syntax|expected ':'/u, 'callWithDef'],
  ['SYN-DEF-SQUARE', /expected '\('|invalid syntax/u, 'defWithOtherBrackets'],
  ['SYN-ASSIGN-QUOTED', /cannot assign to|invalid syntax/u, 'nameInQuotesStored'],
]);
