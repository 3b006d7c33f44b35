import { sha256 } from '../../platform/crypto/keys.ts';

/** A part of a program: a text in quotes, a comment, or the code between them. */
export type ProgramPiece = {
  kind: 'code' | 'text' | 'comment';
  /** As it is written: a text with its quotes, a comment with its sign. */
  source: string;
  /** The line where it begins, counted from 1. */
  line: number;
};

const opening = /^(?:[a-z]{1,2})?('''|"""|'|")/i;
const nameOrSpace = /^(?:[\p{L}\p{N}\p{M}_]+|[^'"#\p{L}\p{N}\p{M}_]+)/u;

/**
 * Splits a program into its pieces, in order and without a gap. Reads what is not Python, too: a text that does not end
 * ends with its line, or with the program where it has three quotes.
 */
export function programPieces(source: string): ProgramPiece[] {
  const pieces: ProgramPiece[] = [];
  let place = 0;
  let line = 1;
  const take = (kind: ProgramPiece['kind'], length: number): void => {
    const taken = source.slice(place, place + length);
    const last = pieces.at(-1);
    if (kind === 'code' && last?.kind === 'code') last.source += taken;
    else pieces.push({ kind, source: taken, line });
    place += length;
    line += taken.split('\n').length - 1;
  };
  while (place < source.length) {
    const rest = source.slice(place, place + lookAhead);
    const quotes = opening.exec(rest);
    if (rest.startsWith('#')) take('comment', lengthUntil(source, '\n', place));
    else if (quotes !== null) take('text', textLength(source, place, quotes));
    else take('code', nameOrSpace.exec(rest)?.[0].length ?? 1);
  }
  return pieces;
}

/** Longer than the beginning of any text, and short, so that a long program is not copied for each piece. */
const lookAhead = 80;

function lengthUntil(source: string, end: string, from: number): number {
  const found = source.indexOf(end, from);
  return (found === -1 ? source.length : found) - from;
}

function textLength(source: string, from: number, [prefix, quotes = '"']: RegExpExecArray): number {
  const isFormatted = /f/i.test(prefix.slice(0, -quotes.length));
  let place = from + prefix.length;
  while (place < source.length) {
    if (source.startsWith(quotes, place)) return place + quotes.length - from;
    const sign = source.charAt(place);
    if (sign === '\n' && quotes.length === 1) break;
    if (sign === '\\') place += 2;
    else if (isFormatted && sign === '{' && source.charAt(place + 1) !== '{') place = fieldEnd(source, place);
    else place += isFormatted && sign === '{' ? 2 : 1;
  }
  return Math.min(place, source.length) - from;
}

/** The place after a field in braces, which may have texts with the same quotes. A field that does not end is a sign. */
function fieldEnd(source: string, from: number): number {
  const field = /^\{(?:[^{}'"\n]|'[^'\n]*'|"[^"\n]*"|\{[^{}\n]*\})*\}/.exec(
    source.slice(from, from + lookAhead),
  );
  return from + (field?.[0].length ?? 1);
}

/**
 * The program without its comments, its empty lines and the spaces that mean nothing: programs that differ in these alone
 * are the same.
 */
export function bareProgram(source: string): string {
  return programPieces(source)
    .filter(({ kind }) => kind !== 'comment')
    .map(({ kind, source: written }) => (kind === 'code' ? withSingleSpaces(written) : written))
    .join('')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

/** Keeps the spaces at the beginning of lines, which mean something. */
function withSingleSpaces(code: string): string {
  return code.replaceAll(/[ \t]+/g, (spaces, place: number) =>
    code.charAt(place - 1) === '\n' ? spaces : ' ',
  );
}

/** Recognises a program by its bare code. */
export function programDigest(source: string): string {
  return sha256(bareProgram(source));
}

/** What a program uses, as it is written. */
export type UsedByProgram = {
  /** It asks for input. */
  input: boolean;
  files: boolean;
  /** It imports a drawing module. */
  drawing: boolean;
};

/** Reads what a program uses from its code, without its texts and comments. */
export function usedByProgram(source: string): UsedByProgram {
  const code = programPieces(source)
    .filter(({ kind }) => kind === 'code')
    .map(({ source: written }) => written);
  const hasCall = (call: RegExp) => code.some((written) => call.test(written));
  return {
    input: hasCall(/\binput\s*\(/),
    files: hasCall(/\b(?:open|Path)\s*\(/),
    drawing: code.some((written) => written.split('\n').some(importsDrawing)),
  };
}

const drawingModules = ['turtle', 'kolam'];

function importsDrawing(line: string): boolean {
  const words: readonly string[] = line.match(/\w+/g) ?? [];
  return words.includes('import') && drawingModules.some((name) => words.includes(name));
}
