import { isBetweenLetters, straightQuoteOf } from '../../python-text/curly-quotes.ts';
import type { Token } from '../../python-text/scan.ts';
import { texts } from '../../text/texts.ts';
import type { Edit, Repair } from '../repair.ts';

/** Makes the curly quotes around a string straight; quotes inside the string are left alone. */
export const curlyQuotes: Repair = {
  entryId: 'SYN-CURLY-QUOTE',
  says: texts.fixes.curlyQuotes,
  find: (program) =>
    program.tokens.flatMap((token) => (token.kind === 'string' ? repairToken(token) : loneOperator(token))),
};

function repairToken(token: Token): Edit[] {
  const opening = straightQuoteOf(token.text[0] ?? '');
  if (opening !== null) return wholeText(token, opening);
  return token.closed ? [] : closeWithCurly(token);
}

/** “text” or “text": replaces both ends, if possible with a quote that the string does not contain. */
function wholeText(token: Token, opening: '"' | "'"): Edit[] {
  const content = token.text.slice(1, -1);
  const other = opening === '"' ? "'" : '"';
  const quote = content.includes(opening) && !content.includes(other) ? other : opening;
  return [
    { start: token.start, end: token.start + 1, replacement: quote, line: token.line },
    { start: token.end - 1, end: token.end, replacement: quote, line: token.line },
  ];
}

/** "text” opens straight and never closes: its last curly quote of the same kind becomes the closing one. */
function closeWithCurly(token: Token): Edit[] {
  const quote = /["']/u.exec(token.text)?.[0] ?? '"';
  for (let at = token.text.length - 1; at > 0; at -= 1) {
    const character = token.text[at] ?? '';
    if (straightQuoteOf(character) !== quote || isBetweenLetters(token.text, at)) continue;
    return [{ start: token.start + at, end: token.start + at + 1, replacement: quote, line: token.line }];
  }
  return [];
}

/** A curly quote that the scanner could not pair, as in “Hello', which closes in another family. */
function loneOperator(token: Token): Edit[] {
  const straight = token.kind === 'symbol' ? straightQuoteOf(token.text) : null;
  if (straight === null) return [];
  return [{ start: token.start, end: token.end, replacement: straight, line: token.line }];
}
