import type { Program } from '../../python-text/program.ts';
import type { MismatchClass, Outputs } from '../mismatch.ts';
import { numbersIn } from '../numbers-in-text.ts';
import { withCharactersOnce } from '../repeated-characters.ts';

/** Differences in letters, spaces, lines and punctuation. */

export const isEmpty: MismatchClass = ({ actual }) => actual === '';

/** The only extra lines are prompts: printed just before an `input()`, or worded like a question. */
export const isPromptPrinted: MismatchClass = (outputs) => {
  const extra = extraLines(outputs.expectedLines, outputs.actualLines);
  if (extra === null || extra.length === 0) return false;
  return extra.every((line) => looksLikePrompt(line) || isPrintedBeforeInput(line, outputs.program));
};

export const isNoneShown: MismatchClass = ({ expectedLines, actualLines }) => {
  const kept = actualLines.filter((line) => line !== 'None');
  return kept.length < actualLines.length && kept.join('\n') === expectedLines.join('\n');
};

export const isOnlyCase: MismatchClass = ({ expected, actual }) =>
  expected.toLowerCase() === actual.toLowerCase();

export const isOnlySpaces: MismatchClass = (outputs) =>
  isSameWithout(/[^\S\n]/gu, outputs) && outputs.expectedLines.length === outputs.actualLines.length;

/** The `/` of the task text was printed instead of a line break. */
export const isSlashShown: MismatchClass = ({ expectedLines, actual }) => {
  if (expectedLines.length < 2 || !actual.includes('/')) return false;
  const pieces = (text: string): string =>
    text
      .split('/')
      .map((piece) => piece.trim())
      .join('/');
  return pieces(actual) === pieces(expectedLines.join('/'));
};

export const isNewLineEscapeShown: MismatchClass = ({ expected, actual }) =>
  /[/\\]n/u.test(actual) && withoutSpace(actual.replace(/[/\\]n/gu, '\n')) === withoutSpace(expected);

/** The only difference is missing empty lines. */
export const isBlankMissing: MismatchClass = (outputs) => blankLines(outputs) < 0;

/** The only difference is extra empty lines. */
export const isBlankExtra: MismatchClass = (outputs) => blankLines(outputs) > 0;

/** Number of extra empty lines, negative for missing ones; 0 when other lines differ too. */
function blankLines({ expectedLines, actualLines }: Outputs): number {
  const filled = (lines: readonly string[]): string => lines.filter((line) => line !== '').join('\n');
  return filled(expectedLines) === filled(actualLines) ? actualLines.length - expectedLines.length : 0;
}

export const isInOneLine: MismatchClass = (outputs) =>
  isSameWithout(/\s/gu, outputs) && outputs.actualLines.length < outputs.expectedLines.length;

export const isSplitIntoLines: MismatchClass = (outputs) =>
  isSameWithout(/\s/gu, outputs) && outputs.actualLines.length > outputs.expectedLines.length;

export const isOnlyPunctuation: MismatchClass = ({ expected, actual }) => {
  const bare = (text: string): string =>
    text
      .replace(/-(?=\d)|[.,!?:;\-()]/gu, keepMinus)
      .replace(/ +/gu, ' ')
      .trim();
  return bare(expected) === bare(actual);
};

/** Only the length of a row of one symbol differs: nine stars for ten. */
export const isCharacterCount: MismatchClass = ({ expected, actual }) => {
  const once = (text: string): string => withCharactersOnce(text).replace(/ +/gu, ' ');
  return expected !== actual && once(expected) === once(actual);
};

/** Lines in which words are missing and the rest is right. */
export const lacksWords: MismatchClass = ({ expectedLines, actualLines }) =>
  areWordsWithin(actualLines, expectedLines);

/** Lines with extra words in which the rest is right. */
export const hasExtraWords: MismatchClass = ({ expectedLines, actualLines }) =>
  areWordsWithin(expectedLines, actualLines);

/** The same words and numbers in another order or on other lines. */
export const areWordsMoved: MismatchClass = ({ expected, actual }) => {
  const inOrder = (text: string): string =>
    text
      .split(/[\s,.;:!?]+/u)
      .filter(Boolean)
      .toSorted()
      .join(' ');
  return inOrder(expected) === inOrder(actual);
};

/** The right numbers with other words around them: `2 hours` for `2 h`. */
export const areOtherWords: MismatchClass = ({ expected, actual }) => {
  const numbers = numbersIn(expected).join(' ');
  return numbers !== '' && numbers === numbersIn(actual).join(' ');
};

/** The first different line begins with the right words; the finding names them. */
export const startsRight: MismatchClass = ({ expectedLines, actualLines }) => {
  const at = expectedLines.findIndex((line, index) => line !== actualLines[index]);
  const [want, got] = [(expectedLines[at] ?? '').split(' '), (actualLines[at] ?? '').split(' ')];
  const apart = want.findIndex((word, index) => word !== got[index]);
  const start = want.slice(0, apart === -1 ? want.length : apart).join(' ');
  return /\p{L}/u.test(start) && { values: { n: at + 1, start } };
};

/** Longer lines are not compared letter by letter; it would take too long. */
const maxTypoLineLength = 300;

/** A few letters differ: at most three in each different line, and no digit. */
export const isTypo: MismatchClass = ({ expectedLines, actualLines }) =>
  expectedLines.length === actualLines.length &&
  expectedLines.every((line, index) => {
    const other = actualLines[index] ?? '';
    if (line === other) return true;
    const isLong = line.length >= 5 && line.length <= maxTypoLineLength && /\p{L}/u.test(line);
    return isLong && line.replace(/\D/gu, '') === other.replace(/\D/gu, '') && lettersApart(line, other) <= 3;
  });

/** Edit distance in letters; infinite when the lengths differ by more than three. */
function lettersApart(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 3) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Lines of `actual` beyond `expected`, if `actual` contains `expected` in order; otherwise null. */
export function extraLines(expected: readonly string[], actual: readonly string[]): string[] | null {
  const extra: string[] = [];
  let at = 0;
  for (const line of actual) {
    if (line === expected[at]) at += 1;
    else extra.push(line);
  }
  return at === expected.length ? extra : null;
}

/** Keeps a minus before a digit and a decimal point, because they change the number. */
function keepMinus(sign: string, offset: number, whole: string): string {
  const isMinus = sign === '-' && /\d/u.test(whole[offset + 1] ?? '') && !/\w/u.test(whole[offset - 1] ?? '');
  const isDecimalPoint =
    sign === '.' && /\d/u.test(whole[offset + 1] ?? '') && /\d/u.test(whole[offset - 1] ?? '');
  return isMinus || isDecimalPoint ? sign : '';
}

/** Whether each line of `part` is not empty and its words occur in the same order in that line of `whole`. */
function areWordsWithin(part: readonly string[], whole: readonly string[]): boolean {
  if (part.length !== whole.length) return false;
  return part.every((line, index) => {
    const words = line.split(' ');
    return line !== '' && extraLines(words, (whole[index] ?? '').split(' ')) !== null;
  });
}

function looksLikePrompt(line: string): boolean {
  return /[?:]$/u.test(line) || /^(?:enter|type|give|please|what|how|your)\b/iu.test(line);
}

function isPrintedBeforeInput(line: string, program: Program): boolean {
  const lines = program.source.split('\n');
  return lines.some(
    (one, index) =>
      /^\s*print\b/u.test(one) && one.includes(line) && (lines[index + 1] ?? '').includes('input('),
  );
}

function withoutSpace(text: string): string {
  return text.replace(/\s/gu, '');
}

function isSameWithout(ignored: RegExp, { expected, actual }: Outputs): boolean {
  return expected.replace(ignored, '') === actual.replace(ignored, '');
}
