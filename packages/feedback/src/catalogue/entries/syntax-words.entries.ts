import type { CatalogueEntry } from '../entry.ts';

/** Keywords, operators, spaces in names, and the fallback for a line that cannot be parsed. */
export const syntaxWordsEntries: readonly CatalogueEntry[] = [
  {
    id: 'SYN-KEYWORD-CASE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax\. Did you mean '(?<sug>[^\s'()]+)'\?/u,
    condition: 'suggestionIsCaseOnly',
  },
  {
    id: 'SYN-KEYWORD-TYPO',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax\. Did you mean '(?<sug>[^\s'()]+)'\?/u,
    condition: 'suggestionIsInLine',
  },
  {
    id: 'SYN-SENTENCE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'sentenceWithoutHash',
  },
  {
    id: 'SYN-ELSE-CUT',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|'elif' block follows/u,
    condition: 'lineCutsElseOff',
  },
  {
    id: 'SYN-ELSE-ALONE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|'elif' block follows an 'else' block/u,
    condition: 'lineStartsElseElif',
  },
  {
    id: 'SYN-PLUSPLUS',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'linePlusplus',
  },
  {
    id: 'SYN-OPERATOR',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'lineForeignOperator',
  },
  {
    id: 'SYN-FOR-IN',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'lineForWithoutIn',
  },
  {
    id: 'SYN-NAME-SPACE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'lineSpaceInName',
  },
  {
    id: 'SYN-TRY-CUT',
    exception: /^(?:SyntaxError)$/u,
    message: /expected 'except' or 'finally' block/u,
    condition: 'lineCutsTryOff',
  },
  { id: 'SYN-TRY-ALONE', exception: /^(?:SyntaxError)$/u, message: /expected 'except' or 'finally' block/u },
  { id: 'SYN-RETURN-OUTSIDE', exception: /^(?:SyntaxError)$/u, message: /'return' outside function/u },
  {
    id: 'SYN-BREAK-OUTSIDE',
    exception: /^(?:SyntaxError)$/u,
    message: /'break' outside loop|'continue' not properly in loop/u,
  },
  {
    id: 'SYN-DEF-VALUE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'valueAsParameter',
  },
  { id: 'SYN-DEF-PAREN', exception: /^(?:SyntaxError)$/u, message: /expected '\('/u },
  { id: 'SYN-FSTRING', exception: /^(?:SyntaxError)$/u, message: /f-string: /u },
  { id: 'SYN-GENERAL', exception: /^(?:SyntaxError)$/u, message: /^/u },
];
