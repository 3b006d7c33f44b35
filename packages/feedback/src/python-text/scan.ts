import { closingQuotes } from './curly-quotes.ts';

/** A `symbol` is an operator, a bracket, or a character that Python does not know. */
type TokenKind = 'name' | 'number' | 'string' | 'comment' | 'symbol' | 'space' | 'line-end';

/** A piece of a Python program. Offsets are UTF-16 units; the line counts from 1, the column from 0. */
export type Token = {
  kind: TokenKind;
  text: string;
  start: number;
  end: number;
  line: number;
  column: number;
  /** False for a string whose closing quote is missing. */
  closed: boolean;
};

/**
 * Splits a program into tokens, even when it is broken. An unclosed string ends with its line, or with the program if
 * it is triple-quoted. Text between curly quotes is a string. An unknown character is a token of its own. All tokens
 * joined are the program.
 */
export function scan(source: string): readonly Token[] {
  const tokens: Token[] = [];
  const closing = closingQuotes(source);
  let at = 0;
  let line = 1;
  let lineStart = 0;
  while (at < source.length) {
    const found = readToken(source, at, closing);
    const text = source.slice(at, found.end);
    tokens.push({ ...found, text, start: at, line, column: at - lineStart });
    if (text.includes('\n')) {
      line += text.split('\n').length - 1;
      lineStart = at + text.lastIndexOf('\n') + 1;
    }
    at = found.end;
  }
  return tokens;
}

type Found = { kind: TokenKind; end: number; closed: boolean };

const namePattern = /[\p{L}\p{Nl}_][\p{L}\p{M}\p{N}\p{Pc}\u{200B}-\u{200D}\u{FEFF}]*/uy;
const stringStartPattern = /(?:[rbuft]|rb|br|fr|rf|tr|rt)?('''|"""|'|")/iuy;
const numberPattern = /(?:0[xob][\da-f_]+|\d[\d_]*(?:\.[\d_]*)?(?:e[+-]?\d+)?|\.\d[\d_]*(?:e[+-]?\d+)?)/iuy;
const operatorPattern =
  /(?:\*\*=|\/\/=|>>=|<<=|\.\.\.|===|!==|->|:=|==|!=|<=|>=|<>|=>|=<|&&|\|\||\*\*|\/\/|<<|>>|[+\-*/%&|^@]=)/uy;

function readToken(source: string, at: number, closing: ReadonlyMap<number, number>): Found {
  const char = source[at] ?? '';
  if (char === '\n') return { kind: 'line-end', end: at + 1, closed: true };
  if (char === '#') return { kind: 'comment', end: endOfLine(source, at), closed: true };
  const space = matchAt(/[ \t\r\f]+/uy, source, at);
  if (space !== null) return { kind: 'space', end: at + space[0].length, closed: true };
  const opening = matchAt(stringStartPattern, source, at);
  if (opening !== null) return readString(source, at + opening[0].length, opening[1] ?? '"');
  const curlyEnd = closing.get(at);
  if (curlyEnd !== undefined) return { kind: 'string', end: curlyEnd + 1, closed: true };
  const name = matchAt(namePattern, source, at);
  if (name !== null) return { kind: 'name', end: at + name[0].length, closed: true };
  const number = matchAt(numberPattern, source, at);
  if (number !== null) return { kind: 'number', end: at + number[0].length, closed: true };
  const operator = matchAt(operatorPattern, source, at);
  const length = operator?.[0].length ?? String.fromCodePoint(source.codePointAt(at) ?? 0).length;
  return { kind: 'symbol', end: at + length, closed: true };
}

function readString(source: string, from: number, quote: string): Found {
  const multiline = quote.length === 3;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source.startsWith(quote, at)) return { kind: 'string', end: at + quote.length, closed: true };
    else if (source[at] === '\n' && !multiline) return { kind: 'string', end: at, closed: false };
  }
  return { kind: 'string', end: source.length, closed: false };
}

function endOfLine(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  return end === -1 ? source.length : end;
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}
