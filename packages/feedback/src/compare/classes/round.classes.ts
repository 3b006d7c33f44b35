import { constructs } from '../../text/words.ts';
import type { MismatchClass, Outputs } from '../mismatch.ts';
import { isCounting, numbersIn, withoutNumbers } from '../numbers-in-text.ts';
import { isRowOfOneSign, withSignsOnce } from '../repeated-signs.ts';

/** Differences in where a count starts and how often a loop goes round. */

/** A counting output that starts or stops one too early or too late. */
export const isOffByOne: MismatchClass = ({ expectedLines, actualLines, source }) => {
  if (expectedLines.length === 1 && actualLines.length === 1)
    return isCountInLineShifted(expectedLines, actualLines);
  if (expectedLines.length > mostLines || actualLines.length > mostLines) return false;
  if (constructs.loop.test(source) && areRoundsShifted(expectedLines, actualLines)) return true;
  const want = countOf(expectedLines);
  const got = countOf(actualLines);
  if (want === null || got === null || !isCounting(want.numbers)) return false;
  return want.rest.some((line) => got.rest.includes(line)) || want.rest.length === 0
    ? isCountShifted(want.numbers, got.numbers)
    : false;
};

/** The loop started one round too early or too late: its lines are the wanted ones, each a round away. */
function areRoundsShifted(want: readonly string[], got: readonly string[]): boolean {
  if (isRunShifted(want, got)) return true;
  const isLater = want.slice(1).join('\n') === got.slice(0, -1).join('\n');
  const isEarlier = want.slice(0, -1).join('\n') === got.slice(1).join('\n');
  return want.length === got.length && want.length >= 3 && (isLater || isEarlier);
}

/** Nobody counts in more lines than these; looking at them would take long. */
const mostLines = 1000;

/** `7 x 0 = 0` to `7 x 9 = 63` for `7 x 1 = 7` to `7 x 10 = 70`: the lines of a loop count in one of their numbers. */
function isRunShifted(expectedLines: readonly string[], actualLines: readonly string[]): boolean {
  const [want, got] = [longestRun(expectedLines), longestRun(actualLines)];
  if (want.length < 3 || want.length !== got.length) return false;
  const [inWant, inGot] = [numbersOfLines(want), numbersOfLines(got)];
  return (inWant[0] ?? []).some((_, place) => {
    const numbersAt = (lines: readonly number[][]): number[] =>
      lines.map((line) => line[place] ?? Number.NaN);
    const [wanted, shown] = [numbersAt(inWant), numbersAt(inGot)];
    return isCounting(wanted) && isCounting(shown) && isCountMoved(wanted, shown);
  });
}

function numbersOfLines(lines: readonly string[]): number[][] {
  return lines.map((line) => numbersIn(withRowsCounted(line)).map(Number));
}

function isCountShifted(wanted: readonly number[], shown: readonly number[]): boolean {
  return isCountMoved(wanted, shown) || isOneMoreOrLess(wanted, shown);
}

function isCountMoved(wanted: readonly number[], shown: readonly number[]): boolean {
  const step = Math.abs((wanted[0] ?? 0) - (shown[0] ?? 0));
  return wanted.length === shown.length && isCounting(shown) && step === 1;
}

/** The longest run of lines that say the same but for their numbers. */
function longestRun(lines: readonly string[]): string[] {
  const runs: { shape: string; lines: string[] }[] = [];
  for (const line of lines) {
    const shape = withoutNumbers(withRowsCounted(line));
    const last = runs.at(-1);
    if (last?.shape === shape) last.lines.push(line);
    else runs.push({ shape, lines: [line] });
  }
  return runs.toSorted((a, b) => b.lines.length - a.lines.length)[0]?.lines ?? [];
}

/** A row of one sign as the number of its signs: stairs of # count too. */
function withRowsCounted(line: string): string {
  return line === '' || isRowOfOneSign(line) ? String(line.length) : line;
}

/** The lines of a loop come less often than they should, and what follows is of the same kind. */
export const areRoundsFew: MismatchClass = (outputs) => countedRounds(outputs) < 0;

/** The lines of a loop come more often than they should. */
export const areRoundsMany: MismatchClass = (outputs) => countedRounds(outputs) > 0;

/**
 * How many rounds too many the program went: its lines are those that are wanted but for some of a kind that come
 * one after the other. Zero where the lines differ in other ways.
 */
function countedRounds({ expectedLines, actualLines, source }: Outputs): number {
  if (!constructs.loop.test(source)) return 0;
  const want = runsOf(expectedLines);
  const got = runsOf(actualLines);
  if (want.length !== got.length || want.some(({ shape }, index) => shape !== got[index]?.shape)) return 0;
  const apart = want.map(({ count }, index) => (got[index]?.count ?? 0) - count).filter((one) => one !== 0);
  return apart.length === 1 ? (apart[0] ?? 0) : 0;
}

/** Lines of the same shape that follow each other, counted. */
function runsOf(lines: readonly string[]): { shape: string; count: number }[] {
  const runs: { shape: string; count: number }[] = [];
  for (const line of lines) {
    const shape = shapeOf(line);
    const last = runs.at(-1);
    if (last?.shape === shape) last.count += 1;
    else runs.push({ shape, count: 1 });
  }
  return runs;
}

/** What a line says besides its numbers; a row of numbers or of signs is of one shape however long it is. */
function shapeOf(line: string): string {
  return withSignsOnce(withoutNumbers(line).replace(/#(?: #)+/gu, '#'));
}

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
  const counted = new Set(lines.filter((line) => numbersIn(line).length > 0));
  const numbered = lines.filter((line) => counted.has(line));
  const numbers = numbered.map((line) => Number(numbersIn(line)[0]));
  const shapes = new Set(numbered.map((line) => upToLastNumber(withoutNumbers(line))));
  return shapes.size > 1 ? null : { numbers, rest: lines.filter((line) => !counted.has(line)) };
}

/** What a line says up to its last number. */
function upToLastNumber(shape: string): string {
  return shape.slice(0, shape.lastIndexOf('#') + 1);
}

function isOneMoreOrLess(want: readonly number[], got: readonly number[]): boolean {
  const [short, long] = want.length < got.length ? [want, got] : [got, want];
  if (long.length - short.length !== 1 || !isCounting(long)) return false;
  const text = short.join(' ');
  return long.slice(1).join(' ') === text || long.slice(0, -1).join(' ') === text;
}
