import { programLines } from '../../python-text/program-lines.ts';
import { storedNames } from '../../python-text/stored-names.ts';
import type { MismatchClass, Outputs } from '../mismatch.ts';
import { isSameUpToDecimals, numbersIn, withoutNumbers } from '../numbers-in-text.ts';

/** Differences in what is shown: names instead of values, brackets, numbers. */

/** `Hi {name}`: the f before the quote is missing. */
export const areBracesShown: MismatchClass = (outputs) => {
  const own = ownNames(outputs);
  const shown = [...outputs.actual.matchAll(/\{\s*([\p{L}_][\p{L}\p{M}\p{N}_]*)/gu)].map(
    (found) => found[1] ?? '',
  );
  return shown.some((name) => own.has(name) && !outputs.expected.includes(`{${name}`));
};

/** Where a value should stand, the name of its variable does. */
export const isNameShown: MismatchClass = (outputs) => {
  const own = ownNames(outputs);
  const { expectedLines, actualLines } = outputs;
  if (expectedLines.length !== actualLines.length) return false;
  return actualLines.some((line, index) => {
    const got = piecesOf(line);
    const want = piecesOf(expectedLines[index] ?? '');
    return got.length === want.length && got.some((piece, at) => piece !== want[at] && own.has(piece));
  });
};

/** The function itself is shown, as `<function throw at 0x1f>`. */
export const isFunctionShown: MismatchClass = ({ expected, actual }) =>
  /<(?:function|built-in|bound method|class)\b/u.test(actual) && !expected.includes('<');

/** None stands where a value was wanted. */
export const isNoneInstead: MismatchClass = ({ expected, actual }) =>
  /\bNone\b/u.test(actual) && !/\bNone\b/u.test(expected);

const bracketSigns = /[[\]{}]/u;

/** Lists and dictionaries are wanted and shown, but a value is text instead of a number. */
export const isNumberQuoted: MismatchClass = ({ expected, actual }) =>
  bracketSigns.test(expected) && bracketSigns.test(actual) && unquoted(expected) === unquoted(actual);

/** The list is wanted with its brackets. */
export const isListWanted: MismatchClass = ({ expected, actual }) =>
  bracketSigns.test(expected) && !bracketSigns.test(actual) && bare(expected) === bare(actual);

/** A whole list is printed where its items were wanted. */
export const isListShown: MismatchClass = ({ expected, actual }) =>
  !bracketSigns.test(expected) && /[[\]{}()]/u.test(actual) && bare(expected) === bare(actual);

export const isOnlyDecimals: MismatchClass = ({ expected, actual }) =>
  sameWords(expected, actual) &&
  pairs(expected, actual).every(([want, got]) => isSameUpToDecimals(want, got));

/** Two texts were joined where numbers were to be added: `131` for 13 + 1, `4040` for 40 * 2. */
export const isJoined: MismatchClass = ({ expected, actual, inputs }) => {
  if (!sameWords(expected, actual)) return false;
  const wrong = pairs(expected, actual).filter(([want, got]) => want !== got);
  return (
    wrong.length > 0 &&
    wrong.every(([want, got]) => inputs.some((line) => isJoinedFrom(line.trim(), want, got)))
  );
};

export const isOnlyNumber: MismatchClass = ({ expected, actual }) =>
  sameWords(expected, actual) && numbersIn(expected).length > 0;

function isJoinedFrom(input: string, want: string, got: string): boolean {
  if (!/^\d+$/u.test(input) || !got.startsWith(input) || got.length === input.length) return false;
  const rest = got.slice(input.length);
  const times = got.length / input.length;
  const isSum = Number(input) + Number(rest) === Number(want);
  return isSum || (got === input.repeat(times) && Number(input) * times === Number(want));
}

function sameWords(expected: string, actual: string): boolean {
  return withoutNumbers(expected) === withoutNumbers(actual) && expected !== actual;
}

function pairs(expected: string, actual: string): [string, string][] {
  const got = numbersIn(actual);
  return numbersIn(expected).map((want, index) => [want, got[index] ?? '']);
}

function ownNames({ source }: Outputs): Set<string> {
  const kinds = ['assignment', 'loop', 'augmented'];
  const stored = storedNames(programLines(source)).filter((one) => kinds.includes(one.how));
  return new Set(stored.map((one) => one.name));
}

function piecesOf(line: string): string[] {
  return line.match(/[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]/gu) ?? [];
}

function unquoted(text: string): string {
  return text.replace(/['"]/gu, '');
}

function bare(text: string): string {
  return text
    .replace(/[[\]'"(),{}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
