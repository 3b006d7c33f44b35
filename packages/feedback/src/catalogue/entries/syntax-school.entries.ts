import { type CatalogueEntry, entriesFor, invalidSyntax } from '../entry.ts';

/** Symbols and words written as in an exercise book, and symbols in the wrong place. */
export const syntaxSchoolEntries: readonly CatalogueEntry[] = [
  ...entriesFor('SyntaxError', [
    ['SYN-SIGN-QUOTES', invalidSyntax, 'charactersWithoutQuotes'],
    ['SYN-PERCENT', invalidSyntax, 'percentOperator'],
    ['SYN-SCHOOL-SIGN', /invalid syntax|invalid decimal literal/u, 'schoolOperator'],
    ['SYN-TIMES-MISSING', /invalid syntax|invalid decimal literal/u, 'timesMissing'],
    ['SYN-UNIT', /invalid syntax|invalid decimal literal/u, 'numberWithUnit'],
  ]),
  ...entriesFor('SyntaxError TypeError', [
    ['SYN-COMMA-PLUS', /invalid syntax|unary \+: 'str'/u, 'commaBesidePlus'],
  ]),
  ...entriesFor('SyntaxError', [
    ['SYN-COLON-INSIDE', invalidSyntax, 'colonBetweenValues'],
    ['SYN-INDEX-CURLY', invalidSyntax, 'indexWithCurly'],
  ]),
  ...entriesFor('SyntaxError NameError', [
    ['SYN-F-APART', /invalid syntax|name '(?<name>[^\s'()]+)' is not defined/u, 'letterApart'],
  ]),
  ...entriesFor('SyntaxError', [
    ['SYN-COMPARE-HALF', invalidSyntax, 'halfComparison'],
    ['SYN-COMPARE-WORDS', /invalid syntax|expected ':'/u, 'comparesWithWords'],
    ['SYN-TWO-SIGNS', invalidSyntax, 'twoOperatorsTogether'],
  ]),
];
