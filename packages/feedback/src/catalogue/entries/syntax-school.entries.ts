import type { CatalogueEntry } from '../entry.ts';

/** Symbols and words written as in an exercise book, and symbols in the wrong place. */
export const syntaxSchoolEntries: readonly CatalogueEntry[] = [
  {
    id: 'SYN-SIGN-QUOTES',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'charactersWithoutQuotes',
  },
  {
    id: 'SYN-PERCENT',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'percentOperator',
  },
  {
    id: 'SYN-SCHOOL-SIGN',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|invalid decimal literal/u,
    condition: 'schoolOperator',
  },
  {
    id: 'SYN-TIMES-MISSING',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|invalid decimal literal/u,
    condition: 'timesMissing',
  },
  {
    id: 'SYN-UNIT',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|invalid decimal literal/u,
    condition: 'numberWithUnit',
  },
  {
    id: 'SYN-COMMA-PLUS',
    exception: /^(?:SyntaxError|TypeError)$/u,
    message: /invalid syntax|unary \+: 'str'/u,
    condition: 'commaBesidePlus',
  },
  {
    id: 'SYN-COLON-INSIDE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'colonBetweenValues',
  },
  {
    id: 'SYN-INDEX-CURLY',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'indexWithCurly',
  },
  {
    id: 'SYN-F-APART',
    exception: /^(?:SyntaxError|NameError)$/u,
    message: /invalid syntax|name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'letterApart',
  },
  {
    id: 'SYN-COMPARE-HALF',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'halfComparison',
  },
  {
    id: 'SYN-COMPARE-WORDS',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|expected ':'/u,
    condition: 'comparesWithWords',
  },
  {
    id: 'SYN-TWO-SIGNS',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'twoOperatorsTogether',
  },
];
