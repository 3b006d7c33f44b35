import { scan } from '../../python-text/scan.ts';
import type { MismatchClass } from '../mismatch.ts';
import { isCounting, numbersIn, withoutNumbers } from '../numbers-in-text.ts';
import { extraLines } from './wording.classes.ts';

/** Differences in which lines are shown and in what order. */

/** Two answers stand each in the other's place, as when a condition points the wrong way. */
export const areAnswersSwapped: MismatchClass = ({ expectedLines, actualLines, source }) => {
  const wrong = actualLines.flatMap((line, index) =>
    line === expectedLines[index] ? [] : [[expectedLines[index], line]],
  );
  const [first] = wrong;
  if (expectedLines.length !== actualLines.length || wrong.length < 2 || first === undefined) return false;
  const [a, b] = first;
  const isSwap = wrong.every(([want, got]) => (want === a && got === b) || (want === b && got === a));
  return isSwap && isBothWays(wrong, a) && /\bif\b|==|!=|[<>]|\bin\b|\bnot\b/u.test(source);
};

export const isOtherOrder: MismatchClass = ({ expectedLines, actualLines }) =>
  expectedLines.length > 1 && [...expectedLines].sort().join('\n') === [...actualLines].sort().join('\n');

/** Another branch's text stands where this one's was wanted: both are in the program, and a condition chose. */
export const isOtherBranch: MismatchClass = ({ expectedLines, actualLines, source }) => {
  if (expectedLines.length !== actualLines.length) return false;
  const at = expectedLines.findIndex((line, index) => line !== actualLines[index]);
  const texts = scan(source)
    .filter((token) => token.kind === 'string')
    .map((token) => token.text.replace(/^[a-z]*(['"]+)(.*)\1$/isu, '$2').trim());
  const isText = (line: string | undefined): boolean =>
    line !== undefined && line !== '' && texts.includes(line);
  return (
    isText(expectedLines[at]) && isText(actualLines[at]) && /^\s*(?:if|elif|while|match)\b/mu.test(source)
  );
};

/** A counting output that starts or stops one too early or too late. */
export const isOffByOne: MismatchClass = ({ expectedLines, actualLines }) => {
  if (expectedLines.length === 1 && actualLines.length === 1)
    return isCountInLineShifted(expectedLines, actualLines);
  const want = countOf(expectedLines);
  const got = countOf(actualLines);
  if (want === null || got === null || !isCounting(want.numbers)) return false;
  const isShifted =
    want.numbers.length === got.numbers.length &&
    isCounting(got.numbers) &&
    Math.abs((want.numbers[0] ?? 0) - (got.numbers[0] ?? 0)) === 1;
  return want.rest.some((line) => got.rest.includes(line)) || want.rest.length === 0
    ? isShifted || isOneMoreOrLess(want.numbers, got.numbers)
    : false;
};

/** The wanted lines are there among steps on the way or repeats: print() stands inside the loop. */
export const isRepeated: MismatchClass = ({ expectedLines, actualLines }) => {
  const extra = extraLines(expectedLines, actualLines);
  if (extra === null || extra.length === 0) return false;
  const shapes = new Set(expectedLines.map((line) => withoutNumbers(line)));
  return extra.every((line) => shapes.has(withoutNumbers(line)));
};

export const hasExtraLines: MismatchClass = ({ expectedLines, actualLines }) =>
  (extraLines(expectedLines, actualLines)?.length ?? 0) > 0;

/** The program ended and left lines of input unread. */
export const isInputUnread: MismatchClass = ({ inputs, inputsUsed }) => inputsUsed < inputs.length;

export const hasMissingLines: MismatchClass = ({ expectedLines, actualLines }) =>
  (extraLines(actualLines, expectedLines)?.length ?? 0) > 0;

/** `0 1 2` for `1 2 3`: at least two numbers of one line, each one too small or each one too large. */
function isCountInLineShifted([want = '']: readonly string[], [got = '']: readonly string[]): boolean {
  const [wanted, shown] = [numbersIn(want).map(Number), numbersIn(got).map(Number)];
  const steps = new Set(wanted.map((one, index) => one - (shown[index] ?? Number.NaN)));
  const isSameText = withoutNumbers(want) === withoutNumbers(got);
  if (isSameText && steps.size === 1) return isCounting(wanted) && [1, -1].includes([...steps][0] ?? 0);
  return isCounting(wanted) && /^[\d ,-]+$/u.test(got) && isOneMoreOrLess(wanted, shown);
}

type Count = { numbers: number[]; rest: string[] };

/** The first number of each line that has one, if these lines say the same; and the lines without a number. */
function countOf(lines: readonly string[]): Count | null {
  const counted = lines.filter((line) => numbersIn(line).length > 0);
  const numbers = counted.map((line) => Number(numbersIn(line)[0]));
  const shapes = new Set(counted.map((line) => withoutNumbers(line).replace(/[^#]+$/u, '')));
  return shapes.size > 1 ? null : { numbers, rest: lines.filter((line) => !counted.includes(line)) };
}

function isOneMoreOrLess(want: readonly number[], got: readonly number[]): boolean {
  const [short, long] = want.length < got.length ? [want, got] : [got, want];
  if (long.length - short.length !== 1 || !isCounting(long)) return false;
  const text = short.join(' ');
  return long.slice(1).join(' ') === text || long.slice(0, -1).join(' ') === text;
}

function isBothWays(wrong: readonly (readonly (string | undefined)[])[], first: string | undefined): boolean {
  return wrong.some(([want]) => want === first) && wrong.some(([want]) => want !== first);
}
