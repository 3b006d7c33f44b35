import { Program } from '../python-text/program.ts';
import { keywords } from '../python-text/python-words.ts';
import type { Token } from '../python-text/scan.ts';

/** How often each piece that a key can insert occurs in a program. */
export type KeyPieces = ReadonlyMap<string, number>;

/**
 * Counts what a key can insert: words, with `()` where the program calls them, and symbols, also those inside texts and
 * comments. `f"` and a format such as `:.2f` are words. Letters and digits of texts are left to the keyboard.
 */
export function keyPieces(source: string): KeyPieces {
  const counts = new Map<string, number>();
  for (const piece of piecesOf(new Program(source).tokens)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

/** True for a word, false for a symbol. */
export function isWordPiece(piece: string): boolean {
  return /[\p{L}_]/u.test(piece);
}

function piecesOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, index) => {
    const { kind, text, closed } = token;
    if (kind === 'name') return [isCalled(tokens, index) ? `${text}()` : text];
    if (kind === 'symbol') return [text];
    if (kind === 'comment') return symbolsOf(text);
    return kind === 'string' ? piecesOfString(text, closed) : [];
  });
}

function isCalled(tokens: readonly Token[], index: number): boolean {
  return tokens[index + 1]?.text === '(' && !keywords.has(tokens[index]?.text ?? '');
}

function piecesOfString(text: string, isClosed: boolean): string[] {
  const [, prefix = '', quote = ''] = stringStart.exec(text) ?? [];
  const inside = text.slice(prefix.length + quote.length, isClosed ? -quote.length : undefined);
  if (prefix === '') return [quote, ...symbolsOf(inside), ...(isClosed ? [quote] : [])];
  if (!/f/i.test(prefix)) return [`${prefix}${quote}`, ...symbolsOf(inside)];
  const parts = [...inside.matchAll(braces)].flatMap((found) => piecesOfBraces(found[1] ?? ''));
  return [`${prefix}${quote}`, ...symbolsOf(inside.replace(braces, '')), ...parts];
}

/** What is inside the braces of an f-string: an expression, and perhaps a format. */
function piecesOfBraces(inside: string): string[] {
  const format = formatAtEnd.exec(inside)?.[0] ?? '';
  const expression = inside.slice(0, inside.length - format.length);
  return ['{', ...piecesOf(new Program(expression).tokens), ...(format === '' ? [] : [format]), '}'];
}

function symbolsOf(text: string): string[] {
  return text.match(symbols) ?? [];
}

const stringStart = /^([a-z]*)('''|"""|'|")/i;
const braces = /\{([^{}]*)\}/g;
const formatAtEnd = /:[<>^]?\d*(?:\.\d+)?[a-z%]?$/i;
/** Symbols of a Western keyboard: other ones, such as an emoji, have no key. */
const symbols = /[!-/:-@[-`{-~]/g;
