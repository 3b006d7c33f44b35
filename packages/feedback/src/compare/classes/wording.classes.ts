import type { MismatchClass, Outputs } from '../mismatch.ts';
import { numbersIn } from '../numbers-in-text.ts';
import { withSignsOnce } from '../repeated-signs.ts';

/** Differences in letters, spaces, lines and marks. */

export const isEmpty: MismatchClass = ({ actual }) => actual === '';

/** Only questions to the person stand too much: those printed just before an input(), or that look like questions. */
export const isPromptPrinted: MismatchClass = (outputs) => {
  const extra = extraLines(outputs.expectedLines, outputs.actualLines);
  if (extra === null || extra.length === 0) return false;
  return extra.every((line) => looksLikePrompt(line) || isPrintedBeforeInput(line, outputs.source));
};

export const isNoneShown: MismatchClass = ({ expectedLines, actualLines }) => {
  const kept = actualLines.filter((line) => line !== 'None');
  return kept.length < actualLines.length && kept.join('\n') === expectedLines.join('\n');
};

export const isOnlyCase: MismatchClass = ({ expected, actual }) =>
  expected.toLowerCase() === actual.toLowerCase();

export const isOnlySpaces: MismatchClass = (outputs) =>
  isSameWithout(/[^\S\n]/gu, outputs) && outputs.expectedLines.length === outputs.actualLines.length;

/** The sign / of the task text, printed instead of a new line. */
export const isSlashShown: MismatchClass = ({ expectedLines, actual }) => {
  if (expectedLines.length < 2 || !actual.includes('/')) return false;
  const pieces = (text: string): string =>
    text
      .split('/')
      .map((piece) => piece.trim())
      .join('/');
  return pieces(actual) === pieces(expectedLines.join('/'));
};

export const isNewLineSignShown: MismatchClass = ({ expected, actual }) =>
  /[/\\]n/u.test(actual) && withoutSpace(actual.replace(/[/\\]n/gu, '\n')) === withoutSpace(expected);

/** All lines are there but for an empty one. */
export const isBlankMissing: MismatchClass = (outputs) => blankLines(outputs) < 0;

/** An empty line stands too much. */
export const isBlankExtra: MismatchClass = (outputs) => blankLines(outputs) > 0;

/** How many empty lines too many there are, where nothing else is different; else 0. */
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

/** Only the number of repeated signs is different: nine stars for ten. */
export const isSignCount: MismatchClass = ({ expected, actual }) => {
  const once = (text: string): string => withSignsOnce(text).replace(/ +/gu, ' ');
  return expected !== actual && once(expected) === once(actual);
};

/** Lines that lack words at some place and are right besides. */
export const lacksWords: MismatchClass = ({ expectedLines, actualLines }) =>
  areWordsWithin(actualLines, expectedLines);

/** Lines that have words too many and are right besides. */
export const hasExtraWords: MismatchClass = ({ expectedLines, actualLines }) =>
  areWordsWithin(expectedLines, actualLines);

/** The same words and numbers, in another order or in other lines. */
export const areWordsMoved: MismatchClass = ({ expected, actual }) => {
  const inOrder = (text: string): string =>
    text
      .split(/[\s,.;:!?]+/u)
      .filter(Boolean)
      .toSorted()
      .join(' ');
  return inOrder(expected) === inOrder(actual);
};

/** The numbers are right, and the words around them are others: `2 hours` for `2 h`. */
export const areOtherWords: MismatchClass = ({ expected, actual }) => {
  const numbers = numbersIn(expected).join(' ');
  return numbers !== '' && numbers === numbersIn(actual).join(' ');
};

/** The first different line begins with words that are right; the finding names them. */
export const startsRight: MismatchClass = ({ expectedLines, actualLines }) => {
  const at = expectedLines.findIndex((line, index) => line !== actualLines[index]);
  const [want, got] = [(expectedLines[at] ?? '').split(' '), (actualLines[at] ?? '').split(' ')];
  const apart = want.findIndex((word, index) => word !== got[index]);
  const start = want.slice(0, apart === -1 ? want.length : apart).join(' ');
  return /\p{L}/u.test(start) && { values: { n: at + 1, start } };
};

/** Longer lines are not looked at letter by letter: that would take too long. */
const longestTypoLine = 300;

/** A few letters are different: in each different line at most three, and no digit. */
export const isTypo: MismatchClass = ({ expectedLines, actualLines }) =>
  expectedLines.length === actualLines.length &&
  expectedLines.every((line, index) => {
    const other = actualLines[index] ?? '';
    if (line === other) return true;
    const isLong = line.length >= 5 && line.length <= longestTypoLine && /\p{L}/u.test(line);
    return isLong && line.replace(/\D/gu, '') === other.replace(/\D/gu, '') && lettersApart(line, other) <= 3;
  });

/** How many letters must be put in, taken out or changed to make one text the other; infinite where they are many. */
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

/** Lines of `actual` that are too much, if `expected` is in it in order; else null. */
export function extraLines(expected: readonly string[], actual: readonly string[]): string[] | null {
  const extra: string[] = [];
  let at = 0;
  for (const line of actual) {
    if (line === expected[at]) at += 1;
    else extra.push(line);
  }
  return at === expected.length ? extra : null;
}

/** A minus before a digit makes another number: it stays. */
function keepMinus(sign: string, offset: number, whole: string): string {
  const isMinus = sign === '-' && /\d/u.test(whole[offset + 1] ?? '') && !/\w/u.test(whole[offset - 1] ?? '');
  const isDecimalPoint =
    sign === '.' && /\d/u.test(whole[offset + 1] ?? '') && /\d/u.test(whole[offset - 1] ?? '');
  return isMinus || isDecimalPoint ? sign : '';
}

/** Whether each line of `part`, which is not empty, has its words in the same order in the line of `whole`. */
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

function isPrintedBeforeInput(line: string, source: string): boolean {
  const lines = source.split('\n');
  return lines.some(
    (one, index) =>
      /^\s*print\b/u.test(one) && one.includes(line) && (lines[index + 1] ?? '').includes('input('),
  );
}

function withoutSpace(text: string): string {
  return text.replace(/\s/gu, '');
}

function isSameWithout(signs: RegExp, { expected, actual }: Outputs): boolean {
  return expected.replace(signs, '') === actual.replace(signs, '');
}
