import type { CatalogueEntry } from '../entry.ts';

/** Lines of another language, and unpaired quotes and brackets. */
export const syntaxPairsEntries: readonly CatalogueEntry[] = [
  { id: 'SYN-COPIED-PROMPT', exception: /^(?:SyntaxError)$/u, message: /^/u, condition: 'copiedPrompt' },
  {
    id: 'SYN-OTHER-COMMENT',
    exception: /^(?:SyntaxError)$/u,
    message: /^/u,
    condition: 'lineForeignComment',
  },
  { id: 'SYN-OTHER-FOR', exception: /^(?:SyntaxError)$/u, message: /^/u, condition: 'lineForeignFor' },
  { id: 'SYN-OTHER-BLOCK', exception: /^(?:SyntaxError)$/u, message: /^/u, condition: 'lineForeignBlock' },
  { id: 'SYN-OTHER-DEF', exception: /^(?:SyntaxError)$/u, message: /^/u, condition: 'lineForeignFunction' },
  { id: 'SYN-OTHER-TYPE', exception: /^(?:SyntaxError)$/u, message: /^/u, condition: 'lineForeignType' },
  { id: 'SYN-OTHER-PRINT', exception: /^(?:SyntaxError)$/u, message: /^/u, condition: 'lineForeignPrint' },
  {
    id: 'SYN-OTHER-LANGUAGE',
    exception: /^(?:SyntaxError)$/u,
    message: /^/u,
    condition: 'lineOtherLanguage',
  },
  {
    id: 'SYN-APOSTROPHE',
    exception: /^(?:SyntaxError)$/u,
    message: /unterminated string literal|invalid syntax/u,
    condition: 'apostropheInSingleQuotes',
  },
  {
    id: 'SYN-QUOTE-EXTRA',
    exception: /^(?:SyntaxError)$/u,
    message: /unterminated string literal/u,
    condition: 'quoteTooMuch',
  },
  {
    id: 'SYN-QUOTE-START',
    exception: /^(?:SyntaxError)$/u,
    message: /unterminated string literal|invalid decimal literal|leading zeros/u,
    condition: 'quoteMissingAtStart',
  },
  {
    id: 'SYN-QUOTE-MIX',
    exception: /^(?:SyntaxError)$/u,
    message: /unterminated string literal/u,
    condition: 'quotesOfTwoKinds',
  },
  {
    id: 'SYN-QUOTE-OPEN',
    exception: /^(?:SyntaxError)$/u,
    message: /unterminated (triple-quoted )?(f-)?string literal/u,
  },
  {
    id: 'SYN-QUOTE-BEHIND',
    exception: /^(?:SyntaxError)$/u,
    message: /'\(' was never closed/u,
    condition: 'quoteBehindBracket',
  },
  {
    id: 'SYN-BRACKET-OPEN',
    exception: /^(?:SyntaxError)$/u,
    message: /'(?<br>[([{])' was never closed|invalid syntax/u,
    condition: 'bracketLeftOpen',
  },
  { id: 'SYN-BRACKET-EXTRA', exception: /^(?:SyntaxError)$/u, message: /unmatched '(?<br>[)\]}])'/u },
  {
    id: 'SYN-BRACKET-MIX',
    exception: /^(?:SyntaxError)$/u,
    message: /closing parenthesis '(?<c>.)' does not match opening parenthesis '(?<o>.)'/u,
  },
];
