import type { PersonalDataHint } from '@python-learning/contract';
import { type OwnProgram, type ProgramPiece, programPieces } from '../programs/index.ts';
import { looksLikeAddress, looksLikeFullName, phoneOrEmailIn } from './personal-data-signs.ts';

/** Hints that one program gets at most; more would not be read. */
const mostHints = 10;
const excerptLength = 60;
/** Characters of a line that are read. */
const readLength = 300;

/**
 * What in the texts and comments of a program, in its title and in its inputs looks like a telephone number, an e-mail
 * address, an address or a full name. Names in code are not looked at.
 */
export function personalDataIn({
  title,
  code,
  inputs,
}: Pick<OwnProgram, 'title' | 'code' | 'inputs'>): PersonalDataHint[] {
  return [
    ...hintsOf('title', null, title),
    ...programPieces(code).flatMap(hintsOfPiece),
    ...inputs.flatMap((line, index) => hintsOf('inputs', index + 1, line)),
  ].slice(0, mostHints);
}

function hintsOfPiece(piece: ProgramPiece): PersonalDataHint[] {
  if (piece.kind === 'code') return [];
  return wordsOf(piece)
    .split('\n')
    .flatMap((words, index) => hintsOf('code', piece.line + index, words));
}

/** A text without its prefix and quotes, and without the fields in braces, which hold names of the code. */
function wordsOf({ kind, source }: ProgramPiece): string {
  if (kind === 'comment') return source.slice(1);
  const isFormatted = /^[a-z]*f/i.test(source);
  const words = source.replace(/^[a-z]*["']{1,3}/i, '').replace(/["']{1,3}$/, '');
  return isFormatted ? words.replaceAll(/\{[^{}]*\}/g, '_') : words;
}

function hintsOf(place: PersonalDataHint['place'], line: number | null, words: string): PersonalDataHint[] {
  const looksLike = signOf(words.slice(0, readLength));
  return looksLike === null
    ? []
    : [{ looks_like: looksLike, place, line, excerpt: words.trim().slice(0, excerptLength) }];
}

function signOf(words: string): PersonalDataHint['looks_like'] | null {
  const contact = phoneOrEmailIn(words);
  if (contact !== null) return contact;
  if (looksLikeAddress(words)) return 'address';
  return looksLikeFullName(words) ? 'full_name' : null;
}
