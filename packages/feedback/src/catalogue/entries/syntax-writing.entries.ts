import type { CatalogueEntry } from '../entry.ts';

/** Mistakes inside a line: quotes, commas, characters, numbers. */
export const syntaxWritingEntries: readonly CatalogueEntry[] = [
  {
    id: 'SYN-PRINT-PAREN',
    exception: /^(?:SyntaxError)$/u,
    message: /Missing parentheses in call to 'print'/u,
  },
  {
    id: 'SYN-CALL-PAREN',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'callWithoutBrackets',
  },
  {
    id: 'SYN-QUOTE-INSIDE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|unterminated/u,
    condition: 'quoteInsideText',
  },
  {
    id: 'SYN-TEXT-QUOTES',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'wordsWithoutQuotes',
  },
  {
    id: 'SYN-TWO-ORDERS',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'twoOrdersInOneLine',
  },
  {
    id: 'SYN-KEYWORD-FIRST',
    exception: /^(?:SyntaxError)$/u,
    message: /positional argument follows keyword argument/u,
  },
  {
    id: 'SYN-COMMA-EXTRA',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'commaTooMuch',
  },
  {
    id: 'SYN-VALUE-MISSING',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'valueMissing',
  },
  {
    id: 'SYN-COLON-EXTRA',
    exception: /^(?:SyntaxError)$/u,
    message: /^invalid syntax$|annotat/u,
    condition: 'colonTooMuch',
  },
  {
    id: 'SYN-COMMA',
    exception: /^(?:SyntaxError)$/u,
    message: /Perhaps you forgot a comma|Is this intended to be part of the string|invalid syntax/u,
    condition: 'commaMissing',
  },
  {
    id: 'SYN-CURLY-QUOTE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid character '[“”„‟″＂«»〝〞‘’‚‛′＇`´ʼ]'/u,
  },
  {
    id: 'SYN-LOOKALIKE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid character '(?<ch>.)'/u,
    condition: 'looksLikePythonCharacter',
  },
  { id: 'SYN-BAD-CHAR', exception: /^(?:SyntaxError)$/u, message: /invalid character '(?<ch>.)'/u },
  { id: 'SYN-INVISIBLE', exception: /^(?:SyntaxError)$/u, message: /invalid non-printable character/u },
  {
    id: 'SYN-LEADING-ZERO',
    exception: /^(?:SyntaxError)$/u,
    message: /leading zeros in decimal integer literals/u,
  },
  {
    id: 'SYN-NAME-DIGIT',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid (decimal|hexadecimal|octal|binary) literal/u,
  },
];
