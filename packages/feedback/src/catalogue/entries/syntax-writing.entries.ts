import { entriesFor, invalidSyntax } from '../entry.ts';

/** Mistakes inside a line: quotes, commas, characters, numbers. */
export const syntaxWritingEntries = entriesFor('SyntaxError', [
  ['SYN-PRINT-PAREN', /Missing parentheses in call to 'print'/u],
  ['SYN-CALL-PAREN', invalidSyntax, 'callWithoutBrackets'],
  ['SYN-QUOTE-INSIDE', /invalid syntax|unterminated/u, 'quoteInsideText'],
  ['SYN-TEXT-QUOTES', invalidSyntax, 'wordsWithoutQuotes'],
  ['SYN-TWO-ORDERS', invalidSyntax, 'twoOrdersInOneLine'],
  ['SYN-KEYWORD-FIRST', /positional argument follows keyword argument/u],
  ['SYN-COMMA-EXTRA', invalidSyntax, 'commaTooMuch'],
  ['SYN-VALUE-MISSING', invalidSyntax, 'valueMissing'],
  ['SYN-COLON-EXTRA', /^invalid syntax$|annotat/u, 'colonTooMuch'],
  [
    'SYN-COMMA',
    /Perhaps you forgot a comma|Is this intended to be part of the string|invalid syntax/u,
    'commaMissing',
  ],
  ['SYN-CURLY-QUOTE', /invalid character '[“”„‟″＂«»〝〞‘’‚‛′＇`´ʼ]'/u],
  ['SYN-LOOKALIKE', /invalid character '(?<ch>.)'/u, 'looksLikePythonCharacter'],
  ['SYN-BAD-CHAR', /invalid character '(?<ch>.)'/u],
  ['SYN-INVISIBLE', /invalid non-printable character/u],
  ['SYN-LEADING-ZERO', /leading zeros in decimal integer literals/u],
  ['SYN-NAME-DIGIT', /invalid (decimal|hexadecimal|octal|binary) literal/u],
]);
