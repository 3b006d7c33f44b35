import { findMisspelledStore } from '../../python-text/misspelled-store.ts';
import type { Program } from '../../python-text/program.ts';
import { type TextInProgram, textsIn } from '../../python-text/texts.ts';
import type { MismatchClass, Outputs } from '../mismatch.ts';
import { isCutShort, isSameUpToDecimals, numbersIn, withoutNumbers } from '../numbers-in-text.ts';
import { piecesOf } from '../pieces.ts';
import { isReplaced, namesOfProgram, pieceDifference } from '../replaced-names.ts';

/** Differences in printed values: names instead of values, brackets, numbers. */

/** `Hi {name}`: the f before the quote is missing. */
export const areBracesShown: MismatchClass = ({ expected, actual, program }) => {
  for (const { content, isFormatted, line } of textsIn(program)) {
    const braces = isFormatted ? null : /\{[^{}]+\}/u.exec(content);
    if (braces !== null && actual.includes(braces[0]) && !expected.includes(braces[0])) return { line };
  }
  return false;
};

/**
 * The name of a variable was printed where its value was expected. A word printed beside the variable itself, as in
 * `print(minutes % 60, "minutes")`, is a label, and so is a name whose value is not missing.
 */
export const isNameShown: MismatchClass = ({ expectedLines, actualLines, program }) => {
  if (expectedLines.length !== actualLines.length) return false;
  const names = namesOfProgram(program);
  for (const [index, line] of actualLines.entries()) {
    const wanted = expectedLines[index] ?? '';
    if (line === wanted) continue;
    const difference = pieceDifference(line, wanted, names);
    const name = [...difference.extra].find(
      (piece) => names.variables.has(piece) && isReplaced(piece, names, difference),
    );
    if (name === undefined) continue;
    const text = textWith(name, program);
    return { values: { name }, ...(text === null ? {} : { line: text.line }) };
  }
  return false;
};

/** `f"Welcome, name!"`: a name without braces in an f-string. */
export const isNameWithoutBraces: MismatchClass = (outputs) => {
  const found = isNameShown(outputs);
  const name = typeof found === 'object' ? found.values?.['name'] : undefined;
  if (typeof name !== 'string') return false;
  const text = textWith(name, outputs.program);
  return text?.isFormatted === true && { line: text.line, values: { name, braces: `{${name}}` } };
};

/** The string of the program that prints the name, never a prompt of `input()`; null when there is none. */
function textWith(name: string, program: Program): TextInProgram | null {
  const lines = program.lines;
  const asks = (line: number): boolean =>
    lines[line - 1]?.tokens.some(({ text }) => text === 'input') ?? false;
  const texts = textsIn(program).filter(
    ({ content, line }) => piecesOf(content).includes(name) && !asks(line),
  );
  return texts.find(({ content }) => content === name) ?? texts[0] ?? null;
}

/** The function itself was printed, as in `<function throw at 0x1f>`. */
export const isFunctionShown: MismatchClass = ({ expected, actual }) =>
  /<(?:function|built-in|bound method|class)\b/u.test(actual) && !expected.includes('<');

/** `x = x.sort()`: the method changed the value and returned None. */
export const isNoneFromMethod: MismatchClass = (outputs) => {
  if (isNoneInstead(outputs) === false) return false;
  const stored =
    /^\s*(?<name>\p{L}[\p{L}\p{N}_]*)\s*=\s*(?<owner>\p{L}[\p{L}\p{N}_]*)\s*\.\s*(?<method>append|sort|reverse|remove|insert|extend|clear|update|add)\s*\(/u;
  const found = outputs.program.source.split('\n').map((line) => stored.exec(line)?.groups ?? {});
  const at = found.findIndex(({ name, owner }) => name !== undefined && name === owner);
  const { name, method } = found[at] ?? {};
  if (name === undefined || method === undefined) return false;
  return { line: at + 1, values: { name, method, line: at + 1 } };
};

/** `price = 2,500` stores two numbers, which are printed with brackets. */
export const isThousandsComma: MismatchClass = ({ expected, actual, program }) => {
  const lines = program.source.split('\n');
  const written = /=\s*(?<number>\d{1,3}(?:,\d{3})+)\s*(?:#.*)?$/su;
  const at = lines.findIndex((line) => written.test(line));
  const number = written.exec(lines[at] ?? '')?.groups?.['number'];
  if (number === undefined || !/\(\d+, /u.test(actual) || /\(\d+, /u.test(expected)) return false;
  return { line: at + 1, values: { line: at + 1, sug: number.replaceAll(',', '') } };
};

/** `length = 3,5` stores two numbers. */
export const isDecimalComma: MismatchClass = ({ expected, actual, program }) => {
  const lines = program.source.split('\n');
  const written = /=\s*(?<number>\d+,\d+)\s*(?:#.*)?$/su;
  const at = lines.findIndex((line) => written.test(line));
  const number = written.exec(lines[at] ?? '')?.groups?.['number'];
  if (number === undefined || !/\(\d+, /u.test(actual) || /\(\d+, /u.test(expected)) return false;
  return { line: at + 1, values: { line: at + 1, sug: number.replace(',', '.') } };
};

/** A name that is stored and never read, one typo away from a name that is read. */
export const isStoreMisspelled: MismatchClass = ({ program }) => {
  const found = findMisspelledStore(program);
  return found !== null && { line: found.n, values: found };
};

/** None was printed where a value was expected. */
export const isNoneInstead: MismatchClass = ({ expectedLines, actualLines }) =>
  actualLines.some((line, index) => /\bNone\b/u.test(line) && !/\bNone\b/u.test(expectedLines[index] ?? ''));

/** A calculation was printed as written, such as `7 * 2`. */
export const isCalculationShown: MismatchClass = ({ expected, actual }) =>
  calculation.test(actual) && !calculation.test(expected);

const calculation = /\d ?(?:[*+/]|\*\*|\/\/| - ) ?\d/u;

/** True or False was expected, and something else was printed. */
export const isTruthWanted: MismatchClass = ({ expectedLines, actualLines }) => {
  const at = expectedLines.findIndex((line, index) => line !== actualLines[index]);
  const [want, got] = [piecesOf(expectedLines[at] ?? ''), piecesOf(actualLines[at] ?? '')];
  const apart = want.findIndex((piece, index) => piece !== got[index]);
  return want.length === got.length && ['True', 'False'].includes(want[apart] ?? '');
};

/** The first different line should be a number and is a word. */
export const isNumberWanted: MismatchClass = (outputs) => {
  const { want, got, n } = firstApart(outputs);
  return isNumber(want) && isWord(got) && { values: { n } };
};

/** The first different line should be a word and is a number. */
export const isWordWanted: MismatchClass = (outputs) => {
  const { want, got, n } = firstApart(outputs);
  return isWord(want) && isNumber(got) && { values: { n } };
};

/** The name of a variable is in quotes somewhere in the program, and the expected output lacks that word. */
export const isNameQuoted: MismatchClass = ({ expected, actual, program }) => {
  const names = namesOfProgram(program);
  const [got, want] = [new Set(piecesOf(actual)), new Set(piecesOf(expected))];
  const difference = pieceDifference(actual, expected, names);
  const isMeant = (name: string): boolean =>
    names.variables.has(name) && !want.has(name) && (!got.has(name) || isReplaced(name, names, difference));
  const found = textsIn(program).find(({ content }) => isMeant(content));
  if (found === undefined) return false;
  return { line: found.line, values: { name: found.content, line: found.line } };
};

/** Two strings without a comma between them were joined. */
export const areTextsJoined: MismatchClass = ({ expected, actual, expectedLines, actualLines, program }) => {
  if (expectedLines.length > actualLines.length) return false;
  for (const line of program.lines) {
    for (const [index, token] of line.tokens.entries()) {
      const next = line.tokens[index + 1];
      if (token.kind !== 'string' || next?.kind !== 'string') continue;
      const joined = token.text.slice(1, -1) + next.text.slice(1, -1);
      if (actual.includes(joined) && !expected.includes(joined))
        return { line: line.number, values: { line: line.number } };
    }
  }
  return false;
};

/** The right value with extra decimals: `70.0` for 70. */
export const isOnlyDecimals: MismatchClass = ({ expected, actual }) =>
  sameWords(expected, actual) &&
  pairs(expected, actual).every(([want, got]) => isSameUpToDecimals(want, got));

/** Decimals are missing: `70` for 70.0, `61` for 61.67. */
export const areDecimalsWanted: MismatchClass = ({ expected, actual }) => {
  if (!sameWords(expected, actual)) return false;
  const wrong = pairs(expected, actual).filter(([want, got]) => want !== got);
  return wrong.every(([want, got]) => isCutShort(want, got));
};

/** Strings were joined where numbers should be calculated: `131` for 13 + 1, `4040` for 40 * 2. */
export const isJoined: MismatchClass = ({ expected, actual, inputs, program }) => {
  if (!sameWords(expected, actual) || isEveryInputConverted(program)) return false;
  const wrong = pairs(expected, actual).filter(([want, got]) => want !== got);
  return (
    wrong.length > 0 &&
    wrong.every(([want, got]) => inputs.some((line) => isJoinedFrom(line.trim(), want, got)))
  );
};

/** At least as many conversions as inputs: digits that look joined by chance were calculated. */
function isEveryInputConverted(program: Program): boolean {
  const tokens = program.lines.flatMap((line) => line.tokens.map(({ text }) => text));
  const calls = (...names: string[]) =>
    tokens.filter((text, index) => names.includes(text) && tokens[index + 1] === '(').length;
  return calls('int', 'float') >= calls('input');
}

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

function firstApart({ expectedLines, actualLines }: Outputs): { want: string; got: string; n: number } {
  const at = expectedLines.findIndex((line, index) => line !== actualLines[index]);
  return { want: expectedLines[at] ?? '', got: actualLines[at] ?? '', n: at + 1 };
}

function isNumber(line: string): boolean {
  return /^-?\d+(?:\.\d+)?$/u.test(line);
}

function isWord(line: string): boolean {
  return /^\p{L}[\p{L}\p{M}]*$/u.test(line);
}
