import { anyMessage, entriesFor } from '../entry.ts';

/** Lines of another language, and unpaired quotes and brackets. */
export const syntaxPairsEntries = entriesFor('SyntaxError', [
  ['SYN-COPIED-PROMPT', anyMessage, 'copiedPrompt'],
  ['SYN-OTHER-COMMENT', anyMessage, 'lineForeignComment'],
  ['SYN-OTHER-FOR', anyMessage, 'lineForeignFor'],
  ['SYN-OTHER-BLOCK', anyMessage, 'lineForeignBlock'],
  ['SYN-OTHER-DEF', anyMessage, 'lineForeignFunction'],
  ['SYN-OTHER-TYPE', anyMessage, 'lineForeignType'],
  ['SYN-OTHER-PRINT', anyMessage, 'lineForeignPrint'],
  ['SYN-OTHER-LANGUAGE', anyMessage, 'lineOtherLanguage'],
  ['SYN-APOSTROPHE', /unterminated string literal|invalid syntax/u, 'apostropheInSingleQuotes'],
  ['SYN-QUOTE-EXTRA', /unterminated string literal/u, 'quoteTooMuch'],
  [
    'SYN-QUOTE-START',
    /unterminated string literal|invalid decimal literal|leading zeros/u,
    'quoteMissingAtStart',
  ],
  ['SYN-QUOTE-MIX', /unterminated string literal/u, 'quotesOfTwoKinds'],
  ['SYN-QUOTE-OPEN', /unterminated (triple-quoted )?(f-)?string literal/u],
  ['SYN-QUOTE-BEHIND', /'\(' was never closed/u, 'quoteBehindBracket'],
  ['SYN-BRACKET-OPEN', /'(?<br>[([{])' was never closed|invalid syntax/u, 'bracketLeftOpen'],
  ['SYN-BRACKET-EXTRA', /unmatched '(?<br>[)\]}])'/u],
  ['SYN-BRACKET-MIX', /closing parenthesis '(?<c>.)' does not match opening parenthesis '(?<o>.)'/u],
]);
