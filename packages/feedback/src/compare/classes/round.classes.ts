import { constructs } from '../../text/words.ts';
import type { MismatchClass, Outputs } from '../mismatch.ts';
import { isCounting, numbersIn, withoutNumbers } from '../numbers-in-text.ts';
import { isRowOfOneCharacter, withCharactersOnce } from '../repeated-characters.ts';

/** Differences in where a count starts and how many rounds a loop makes. */

/** A count starts or stops one too early or too late. */
export const isOffByOne: MismatchClass = ({ expectedLines, actualLines, program }) => {
  if (expectedLines.length === 1 && actualLines.length === 1)
    return isCountInLineShifted(expectedLines, actualLines);
  if (expectedLines.length > mostLines || actualLines.length > mostLines) return false;
  if (constructs.loop.test(program.source) && areRoundsShifted(expectedLines, actualLines)) return true;
  const want = countOf(expectedLines);
  const got = countOf(actualLines);
  if (want === null || got === null || !isCounting(want.numbers)) return false;
  return want.rest.some((line) => got.rest.includes(line)) || want.rest.length === 0
    ? isCountShifted(want.numbers, got.numbers)
    : false;
};

/** The loop started one round too early or too late: the expected lines are shifted by one round. */
function areRoundsShifted(want: readonly string[], got: readonly string[]): boolean {
  if (isRunShifted(want, got)) return true;
  const isLater = want.slice(1).join('\n') === got.slice(0, -1).join('\n');
  const isEarlier = want.slice(0, -1).join('\n') === got.slice(1).join('\n');
  return want.length === got.length && want.length >= 3 && (isLater || isEarlier);
}

/** Longer outputs are not compared as counts; it would take too long. */
const mostLines = 1000;

/**
 * `7 x 0 = 0` to `7 x 9 = 63` for `7 x 1 = 7` to `7 x 10 = 70`: a number that the loop's lines count in is off by one.
 */
function isRunShifted(expectedLines: readonly string[], actualLines: readonly string[]): boolean {
  const [want, got] = [maxRunMs(expectedLines), maxRunMs(actualLines)];
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

/** The longest run of lines that differ only in their numbers. */
function maxRunMs(lines: readonly string[]): string[] {
  const runs: { shape: string; lines: string[] }[] = [];
  for (const line of lines) {
    const shape = withoutNumbers(withRowsCounted(line));
    const last = runs.at(-1);
    if (last?.shape === shape) last.lines.push(line);
    else runs.push({ shape, lines: [line] });
  }
  return runs.toSorted((a, b) => b.lines.length - a.lines.length)[0]?.lines ?? [];
}

/** Replaces a row of one symbol by its length, so that stairs of `#` count as numbers. */
function withRowsCounted(line: string): string {
  return line === '' || isRowOfOneCharacter(line) ? String(line.length) : line;
}

/** A loop printed fewer lines than expected; all other lines have the expected shape. */
export const areRoundsFew: MismatchClass = (outputs) => countedRounds(outputs) < 0;

/** A loop printed more lines than expected; all other lines have the expected shape. */
export const areRoundsMany: MismatchClass = (outputs) => countedRounds(outputs) > 0;

/**
 * Number of extra rounds, negative for missing ones: exactly one run of lines of the same shape differs in length. Zero
 * when the lines differ in other ways.
 */
function countedRounds({ expectedLines, actualLines, program }: Outputs): number {
  if (!constructs.loop.test(program.source)) return 0;
  const want = runsOf(expectedLines);
  const got = runsOf(actualLines);
  if (want.length !== got.length || want.some(({ shape }, index) => shape !== got[index]?.shape)) return 0;
  const apart = want.map(({ count }, index) => (got[index]?.count ?? 0) - count).filter((one) => one !== 0);
  return apart.length === 1 ? (apart[0] ?? 0) : 0;
}

/** Counts consecutive lines of the same shape. */
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

/** A line without its numbers. A row of numbers or symbols has one shape, whatever its length. */
function shapeOf(line: string): string {
  return withCharactersOnce(withoutNumbers(line).replace(/#(?: #)+/gu, '#'));
}

/**
 * `0 1 2` for `1 2 3`: at least two numbers on one line, each one too small or each one too large; or one number is
 * missing or extra at an end.
 */
function isCountInLineShifted([want = '']: readonly string[], [got = '']: readonly string[]): boolean {
  const [wanted, shown] = [numbersIn(want).map(Number), numbersIn(got).map(Number)];
  const steps = new Set(wanted.map((one, index) => one - (shown[index] ?? Number.NaN)));
  const isSameText = withoutNumbers(want) === withoutNumbers(got);
  if (isSameText && steps.size === 1) return isCounting(wanted) && [1, -1].includes([...steps][0] ?? 0);
  return isCounting(wanted) && /^[\d ,-]+$/u.test(got) && isOneMoreOrLess(wanted, shown);
}

type Count = { numbers: number[]; rest: string[] };

/**
 * The first number of each line that has one, and the lines without a number. Null when the numbered lines differ in
 * the words before their last number.
 */
function countOf(lines: readonly string[]): Count | null {
  const counted = new Set(lines.filter((line) => numbersIn(line).length > 0));
  const numbered = lines.filter((line) => counted.has(line));
  const numbers = numbered.map((line) => Number(numbersIn(line)[0]));
  const shapes = new Set(numbered.map((line) => upToLastNumber(withoutNumbers(line))));
  return shapes.size > 1 ? null : { numbers, rest: lines.filter((line) => !counted.has(line)) };
}

function upToLastNumber(shape: string): string {
  return shape.slice(0, shape.lastIndexOf('#') + 1);
}

function isOneMoreOrLess(want: readonly number[], got: readonly number[]): boolean {
  const [short, long] = want.length < got.length ? [want, got] : [got, want];
  if (long.length - short.length !== 1 || !isCounting(long)) return false;
  const text = short.join(' ');
  return long.slice(1).join(' ') === text || long.slice(0, -1).join(' ') === text;
}
