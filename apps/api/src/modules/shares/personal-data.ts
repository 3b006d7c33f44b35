import type { PersonalDataHint } from '@python-learning/contract';
import { type OwnProgram, type ProgramPiece, programPieces } from '../programs/index.ts';
import { accountSigns } from './personal-data/accounts.ts';
import { addressSigns } from './personal-data/addresses.ts';
import { fullNameSigns } from './personal-data/full-names.ts';
import { addressesInParts, namesInParts, type Part } from './personal-data/parts.ts';
import { emailSigns, isSaidToBePhone, phoneSigns, saysPhone } from './personal-data/phones.ts';
import { answersOfQuiz } from './personal-data/quiz.ts';
import { plainOf, type Sign } from './personal-data/sign.ts';

/** Hints that one program gets at most; more would not be read. */
const mostHints = 10;
const excerptLength = 60;
/** Characters of a line that are read. */
const readLength = 300;
/** Shorter words tell nothing of anybody. */
const shortest = 4;
/** Characters before a text or a number that may say what it is. */
const labelLength = 100;

/** The first that finds something names it. */
const signs: readonly (readonly [PersonalDataHint['looks_like'], readonly Sign[]])[] = [
  ['email', emailSigns],
  ['phone', phoneSigns],
  ['account', accountSigns],
  ['address', addressSigns],
  ['full_name', fullNameSigns],
];

/**
 * What in the texts, comments and long numbers of a program, in its title and in its inputs looks like a telephone
 * number, an e-mail address, an account, an address or a full name. A name in the code says what the text or number
 * behind it is, and is not looked at itself.
 */
export function personalDataIn({
  title,
  code,
  inputs,
}: Pick<OwnProgram, 'title' | 'code' | 'inputs'>): PersonalDataHint[] {
  return [
    ...hintsOf({ place: 'title', line: null, label: '', words: title }),
    ...hintsOfCode(code),
    ...inputs.flatMap((words, index) => hintsOf({ place: 'inputs', line: index + 1, label: '', words })),
  ].slice(0, mostHints);
}

function hintsOfCode(code: string): PersonalDataHint[] {
  const pieces = programPieces(code);
  const lines = linesOf(pieces, saysPhone(code));
  const isAnswer = answersOfQuiz(pieces, lines);
  const found = lines.flatMap((line) => hintsOf(line, isAnswer(line)));
  if (found.length >= mostHints) return found;
  const parts = partsOf(pieces);
  const ofParts = [
    ...addressesInParts(parts, code).map((part) => hintOf('address', { place: 'code', ...part })),
    ...namesInParts(parts, code).flatMap((part) => hintsOf({ place: 'code', ...part })),
  ];
  return [...found, ...ofParts.filter(({ line }) => !found.some((other) => other.line === line))];
}

/** A line of a text, a comment or a long number, with what stands before it and may say what it is. */
type Line = Pick<PersonalDataHint, 'place' | 'line'> & { label: string; words: string };

function linesOf(pieces: readonly ProgramPiece[], hasPhones: boolean): Line[] {
  let before = '';
  return pieces.flatMap((piece) => {
    const label = before;
    before = (before + piece.source.slice(-labelLength)).slice(-labelLength);
    return piece.kind === 'code' ? numbersOf(piece, label, hasPhones) : textLines(piece, label, hasPhones);
  });
}

function textLines(piece: ProgramPiece, before: string, hasPhones: boolean): Line[] {
  const isNumber = hasPhones && /^["']\d{9,12}["']$/.test(piece.source);
  const label = piece.kind === 'text' ? (isNumber ? 'phone ' : '') + labelOf(before) : '';
  return wordsOf(piece)
    .split('\n')
    .flatMap((row, index) =>
      row.split(/\\[nrt]/).map((words) => ({
        place: 'code' as const,
        line: piece.line + index,
        label: index === 0 ? label : '',
        words: words.slice(0, readLength),
      })),
    );
}

/** Characters behind a text that may say what is joined to it. */
const behindLength = 20;
const shortNumber = /(?<![\p{L}\p{N}_.])\d{1,4}(?=[\s,)\]}]|$)/gu;

/** The texts of one line that have letters or digits and are no keys, and the short numbers in the code. */
function partsOf(pieces: readonly ProgramPiece[]): Part[] {
  let before = '';
  return pieces.flatMap((piece, at) => {
    const label = before;
    before = (before + piece.source.slice(-labelLength)).slice(-labelLength);
    if (piece.kind === 'code') return partsOfCode(piece, label);
    const words = plainOf(wordsOf(piece).slice(0, readLength)).trim();
    const behind = pieces
      .slice(at + 1, at + 4)
      .reduce((all, { source }) => all + source.slice(0, behindLength), '');
    const isKey = /^ ?:/.test(behind) || (behind.startsWith(']') && /[\p{L}\p{M}\p{N}_]\[$/u.test(label));
    if (piece.kind === 'comment' || isKey || !/[\p{L}\d]/u.test(words)) return [];
    return [
      { kind: 'text', line: piece.line, label: labelOf(label), words, behind: behind.slice(0, behindLength) },
    ];
  });
}

function partsOfCode({ source, line }: ProgramPiece, before: string): Part[] {
  return source.split('\n').flatMap((row, index) =>
    [...row.matchAll(shortNumber)].map(({ 0: words, index: at }) => {
      const inRow = row.slice(Math.max(0, at - labelLength), at);
      const label = labelOf(((index === 0 ? before : '') + inRow).slice(-labelLength));
      return { kind: 'number', line: line + index, label, words, behind: '' };
    }),
  );
}

const longNumber = /(?<![\p{L}\p{N}_.])\d{8,12}(?=[\s,)\]}]|$)/gu;

/** Long numbers of which the line says that they are somebody's telephone number. */
function numbersOf({ source, line }: ProgramPiece, before: string, hasPhones: boolean): Line[] {
  return source.split('\n').flatMap((row, index) =>
    [...row.matchAll(longNumber)].flatMap(({ 0: number, index: at }) => {
      const inRow = row.slice(Math.max(0, at - labelLength), at);
      const label = labelOf(((index === 0 ? before : '') + inRow).slice(-labelLength));
      if (number.length === 8 ? !saysPhone(label) : !hasPhones && !isSaidToBePhone(label)) return [];
      return [{ place: 'code' as const, line: line + index, label: `phone ${label}`, words: number }];
    }),
  );
}

/** The words of a line before a text or a number: `phone: ` of `phone = ` and of `"Phone", `; empty for another line. */
function labelOf(before: string): string {
  const row = before.slice(before.lastIndexOf('\n') + 1);
  if (!/[=:,+([{] *$/.test(row)) return '';
  const words = row
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{M} ]/u)
    .map((some) => some.trim())
    .filter((some) => some !== '');
  return words.length === 0 ? '' : `${words.join(', ')}: `;
}

/** A text without its prefix and quotes, and without the fields in braces, which hold names of the code. */
function wordsOf({ kind, source }: ProgramPiece): string {
  if (kind === 'comment') return source.slice(1);
  const isFormatted = /^[a-z]*f/i.test(source);
  const words = source.replace(/^[a-z]*["']{1,3}/i, '').replace(/["']{1,3}$/, '');
  return isFormatted ? words.replaceAll(/\{[^{}]*\}/g, '_') : words;
}

/** The hint at a line, if there is one. `isKnown` says that a name in it is of somebody whom many know. */
function hintsOf(line: Line, isKnown = false): PersonalDataHint[] {
  if (line.words.trim().length < shortest) return [];
  const plain = plainOf(line.label + line.words.slice(0, readLength)).slice(0, labelLength + readLength);
  const found = signs.find(([, ofKind]) => ofKind.some((sign) => sign.finds(plain)));
  return found === undefined || (isKnown && found[0] === 'full_name') ? [] : [hintOf(found[0], line)];
}

function hintOf(
  found: PersonalDataHint['looks_like'],
  { place, line, words }: Omit<Line, 'label'>,
): PersonalDataHint {
  return { looks_like: found, place, line, excerpt: words.trim().slice(0, excerptLength) };
}
