import { blockOf } from '../../python-text/line-shape.ts';
import { namesIn } from '../../python-text/name-uses.ts';
import { findNeverEqual } from '../../python-text/never-equal.ts';
import type { ProgramLine } from '../../python-text/program-lines.ts';
import type { Token } from '../../python-text/scan.ts';
import type { MismatchClass } from '../mismatch.ts';
import { extraLines } from './wording.classes.ts';

/** Conditions and loops that run, but not as intended. */

/** `for i in range(5, 0):` or `range(1-5)`: the loop has no round, and lines are missing. */
export const isRangeEmpty: MismatchClass = ({ program, expectedLines, actualLines }) => {
  const found = program.lines.find((line) => line.tokens[0]?.text === 'for' && hasEmptyRange(line));
  const isShort = actualLines.length < expectedLines.length || actualLines.join('') === '';
  return found !== undefined && isShort && { line: found.number, values: { line: found.number } };
};

function hasEmptyRange({ tokens }: ProgramLine): boolean {
  const at = tokens.findIndex(({ text }) => text === 'range');
  const close = tokens.findIndex(({ text }, index) => index > at && text === ')');
  const inside = at === -1 || close === -1 ? [] : tokens.slice(at + 2, close);
  const [first, operator, second, more] = inside;
  if (first === undefined || operator === undefined || second === undefined || more !== undefined)
    return false;
  const [from, to] = [Number(first.text), Number(second.text)];
  if (operator.text === '-') return from - to <= 0;
  return operator.text === ',' && (first.kind === 'name' ? to === 0 : from >= to);
}

/** The lines count up instead of down, or down instead of up. */
export const isCountTurned: MismatchClass = ({ program, expectedLines, actualLines }) => {
  if (!/\b(?:for|while)\b/u.test(program.source)) return false;
  const [want, got] = [numberedLines(expectedLines), numberedLines(actualLines)];
  const isApart = (step: number): boolean => stepOf(want) === step && stepOf(got) === -step;
  return isApart(1) || isApart(-1);
};

/** The first run of consecutive lines that are integers and nothing else. */
function numberedLines(lines: readonly string[]): number[] {
  const start = lines.findIndex((line) => /^-?\d+$/u.test(line));
  const rest = start === -1 ? [] : lines.slice(start);
  const end = rest.findIndex((line) => !/^-?\d+$/u.test(line));
  return (end === -1 ? rest : rest.slice(0, end)).map(Number);
}

/** 1 or -1 for at least three numbers that count by one; otherwise 0. */
function stepOf(numbers: readonly number[]): number {
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  const isEven = numbers.every((one, index) => index === 0 || one - (numbers[index - 1] ?? 0) === step);
  return numbers.length >= 3 && isEven && Math.abs(step) === 1 ? step : 0;
}

/** `total = 0` inside the loop that adds to `total`: every round resets it. */
export const isResetInside: MismatchClass = ({ program }) => {
  const lines = program.lines;
  for (const head of lines) {
    if (!['for', 'while'].includes(head.tokens[0]?.text ?? '')) continue;
    const block = blockOf(lines, head);
    const depth = block[0]?.indent;
    const reset = block.find(
      (line, index) => line.indent === depth && isResetBefore(line, block.slice(index + 1)),
    );
    const [name, , value] = reset?.tokens ?? [];
    if (reset !== undefined && name !== undefined && value !== undefined)
      return { line: reset.number, values: { name: name.text, value: value.text, n: reset.number } };
  }
  return false;
};

/** A plain start value, followed in the same block by a line that adds to it, such as `total = total + n`. */
function isResetBefore({ tokens, indent }: ProgramLine, below: readonly ProgramLine[]): boolean {
  const [name, equals, value, more] = tokens;
  const isStart = equals?.text === '=' && ['0', '""', "''"].includes(value?.text ?? '') && more === undefined;
  if (!isStart || name?.kind !== 'name') return false;
  return below.some((line) => line.indent === indent && addsTo(name, line.tokens));
}

function addsTo(name: Token, [target, operator, ...value]: readonly Token[]): boolean {
  if (target?.text !== name.text) return false;
  return operator?.text === '+=' || (operator?.text === '=' && value.some(({ text }) => text === name.text));
}

/** A `return` that every round reaches, so the loop never gets to a second round. */
export const isReturnInside: MismatchClass = ({ program }) => {
  const lines = program.lines;
  for (const head of lines) {
    if (!['for', 'while'].includes(head.tokens[0]?.text ?? '')) continue;
    const block = blockOf(lines, head);
    const found = block.find(
      ({ tokens, indent }) => tokens[0]?.text === 'return' && indent === block[0]?.indent,
    );
    const goesOn = block.some(({ tokens }) => tokens[0]?.text === 'continue');
    if (found !== undefined && !goesOn) return { line: found.number, values: { n: found.number } };
  }
  return false;
};

/** The program slices a string or list and gets another piece than expected. */
export const isSliceOther: MismatchClass = ({ program }) => {
  const found = program.lines.find(({ text }) => /[\p{L}\p{M}\p{N}_]\[-?\w*:-?\w+\]/u.test(text));
  return found !== undefined && { line: found.number, values: { n: found.number } };
};

/** Two consecutive `if` statements about the same name; more than one of them was true. */
export const areSeveralTrue: MismatchClass = ({ program, expectedLines, actualLines }) => {
  const extra = extraLines(expectedLines, actualLines);
  if (extra === null || extra.length === 0) return false;
  const lines = program.lines.filter(({ tokens }) => tokens.length > 0);
  const found = lines.find((line, index) => {
    const before = lines.slice(0, index).findLast((one) => one.indent <= line.indent);
    const isSecond = before?.indent === line.indent && before.tokens[0]?.text === 'if';
    return line.tokens[0]?.text === 'if' && isSecond && sharesName(before, line);
  });
  return found !== undefined && { line: found.number, values: { n: found.number } };
};

function sharesName(one: ProgramLine, other: ProgramLine): boolean {
  const names = namesIn(other);
  return [...namesIn(one)].some((name) => name !== 'if' && names.has(name));
}

/** `pin == 4521`, where `pin` is a string */
export const isNeverEqual: MismatchClass = ({ program }) => {
  const found = findNeverEqual(program);
  if (found === null) return false;
  const { name, value, n } = found;
  return { line: n, values: { name, value, n } };
};
