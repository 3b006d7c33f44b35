import { closingIndexes } from '../../python-text/closing-index.ts';
import { namesIn } from '../../python-text/name-uses.ts';
import { builtins, keywords, usualWords } from '../../python-text/python-words.ts';
import type { Token } from '../../python-text/scan.ts';
import type { Condition, ConditionContext } from './condition.ts';

/** Conditions for brackets and dots in place of one another. */

/** `range[5]`, `marks.append[5]`, `greet["Nila"]` */
export const callWithSquare: Condition = (context) => {
  const { tokens } = context.line;
  const functions = functionsOf(context);
  const at = tokens.findIndex(({ text, kind }, index) => {
    const isMethod = tokens[index - 1]?.text === '.';
    return kind === 'name' && tokens[index + 1]?.text === '[' && (isMethod || functions.has(text));
  });
  if (at === -1) return null;
  const isMethod = tokens[at - 1]?.text === '.';
  const owner = isMethod && tokens[at - 2]?.kind === 'name' ? `${tokens[at - 2]?.text}.` : '';
  return { values: { name: `${owner}${tokens[at]?.text ?? ''}` } };
};

/** `print(marks{0})` */
export const indexWithCurly: Condition = ({ line: { tokens }, stored }) => {
  const own = new Set(stored.filter(({ how }) => how !== 'def').map(({ name }) => name));
  const found = tokens.find(({ text, end }, index) => {
    const next = tokens[index + 1];
    return own.has(text) && next?.text === '{' && next.start === end;
  });
  return found === undefined ? null : { values: { name: found.text } };
};

/** `marks(0)` */
export const itemWithRound: Condition = ({ line: { tokens }, stored }) => {
  const kinds = ['assignment', 'parameter', 'loop'];
  const own = new Set(stored.filter(({ how }) => kinds.includes(how)).map(({ name }) => name));
  const called = tokens.flatMap(({ kind, text }, index) => {
    if (kind === 'string') return [...text.matchAll(/\{\s*(\w+)\(/gu)].map((one) => one[1] ?? '');
    return tokens[index + 1]?.text === '(' ? [text] : [];
  });
  const name = called.find((one) => own.has(one) && !builtins.has(one));
  return name === undefined ? null : { values: { name } };
};

/** `phone = int(input())`, and then `phone[-4:]`: a number has no parts. */
export const numberWithIndex: Condition = ({ line: { tokens, number }, lines, stored }) => {
  const at = tokens.findIndex(({ kind }, index) => kind === 'name' && tokens[index + 1]?.text === '[');
  const name = tokens[at]?.text;
  const last = stored.findLast((one) => one.name === name && one.how === 'assignment' && one.line < number);
  const [, , converter] = lines[(last?.line ?? 0) - 1]?.tokens ?? [];
  if (name === undefined || last === undefined || !['int', 'float'].includes(converter?.text ?? ''))
    return null;
  return { values: { name, n: last.line, f: converter?.text ?? '' }, line: last.line };
};

/** `print("Age"(age))` */
export const textBeforeBracket: Condition = ({ line: { tokens } }) =>
  tokens.some(({ kind }, index) => kind === 'string' && tokens[index + 1]?.text === '(') ? {} : null;

/** `marks = (1, 2, 3)` or `marks = 1, 2, 3`, used as a list. */
export const listWithoutSquare: Condition = ({ line, lines, stored }) => {
  for (const name of namesIn(line)) {
    const last = stored.findLast(
      (one) => one.name === name && one.how === 'assignment' && one.line <= line.number,
    );
    const tokens = last === undefined ? [] : (lines[last.line - 1]?.tokens ?? []);
    const [, equals, open] = tokens;
    const isOther = ['(', '{'].includes(open?.text ?? '') || tokens[3]?.text === ',';
    if (last !== undefined && equals?.text === '=' && isOther)
      return { values: { name, n: last.line }, line: last.line };
  }
  return null;
};

const mathOperators: ReadonlySet<string> = new Set(['+', '-', '*', '/', '//', '%', '**']);

/** `[a + b] / 2`: square or curly brackets that should only group a calculation. */
export const squareAroundCalculation: Condition = ({ line: { tokens } }) => {
  for (const [open, close] of closingIndexes(tokens)) {
    if (isCalculationInBrackets(tokens, open, close)) return {};
  }
  return null;
};

/** Whether square or curly brackets enclose a calculation that is an operand of another. */
function isCalculationInBrackets(tokens: readonly Token[], open: number, close: number): boolean {
  const [before, after] = [tokens[open - 1], tokens[close + 1]];
  const isIndex = before !== undefined && (isNameOrText(before) || [')', ']'].includes(before.text));
  const isJoined = mathOperators.has(before?.text ?? '') || mathOperators.has(after?.text ?? '');
  if (tokens[open]?.text === '(' || isIndex || !isJoined || close === open + 1) return false;
  return !tokens.slice(open + 1, close).some(({ text }) => text === ',' || text === ':');
}

function isNameOrText({ kind, text }: Token): boolean {
  return kind === 'string' || (kind === 'name' && !keywords.has(text));
}

/** `len.word`, `int.input()`, `input().int()`: a dot between a function and its value. */
export const callWithDot: Condition = (context) => {
  const { message, line } = context;
  const attr = /attribute '(?<attr>[^']+)'/u.exec(message)?.groups?.['attr'] ?? '';
  const at = line.tokens.findIndex(
    ({ text }, index) => text === attr && line.tokens[index - 1]?.text === '.',
  );
  const owner = line.tokens[at - 2];
  if (at === -1 || owner === undefined) return null;
  const isFunction = /'(?:builtin_function_or_method|function)' object|^type object/u.test(message);
  const isConverter = ['int', 'float', 'str'].includes(attr);
  const isKnown = builtins.has(attr) || context.stored.some(({ name }) => name === attr);
  if (isFunction && isKnown && functionsOf(context).has(owner.text)) {
    const f = owner.text;
    if (isConverter) return { values: { f: attr, sug: `${attr}(${f}(...))` } };
    return { values: { f, sug: builtins.has(attr) ? `${f}(${attr}(...))` : `${f}(${attr})` } };
  }
  if (isFunction || !usualWords.has(attr) || !builtins.has(attr)) return null;
  return { values: { f: attr, sug: owner.kind === 'name' ? `${attr}(${owner.text})` : `${attr}(...)` } };
};

/** `marks.append = 5` */
export const methodWithEquals: Condition = ({ line: { tokens } }) => {
  const [name, dot, method, equals] = tokens;
  if (dot?.text !== '.' || equals?.text !== '=') return null;
  return { values: { name: name?.text ?? '', method: method?.text ?? '' } };
};

/** `prices.tea`, where `prices["tea"]` was meant. */
export const keyAfterDot: Condition = ({ line: { tokens }, message }) => {
  const attr = /attribute '(?<attr>[^']+)'/u.exec(message)?.groups?.['attr'] ?? '';
  const at = tokens.findIndex(({ text }, index) => text === attr && tokens[index - 1]?.text === '.');
  const owner = tokens[at - 2];
  if (at === -1 || owner?.kind !== 'name' || tokens[at + 1]?.text === '(') return null;
  return { values: { name: owner.text, attr } };
};

/** `marks.add(5)`: a method name that other languages use for append. */
export const listBeforeDot: Condition = ({ line: { tokens } }) => {
  const words = new Set(['add', 'push', 'put', 'enqueue', 'include', 'addItem']);
  const at = tokens.findIndex(({ text }, index) => words.has(text) && tokens[index - 1]?.text === '.');
  const owner = tokens[at - 2];
  if (at === -1 || owner?.kind !== 'name') return null;
  return { values: { name: owner.text, attr: tokens[at]?.text ?? '' } };
};

/**
 * Python's functions and those of the program. Leaves out built-in names that the program stores as something else.
 */
function functionsOf({ stored }: ConditionContext): Set<string> {
  const own = stored.filter(({ how }) => how === 'def').map(({ name }) => name);
  const other = new Set(stored.filter(({ how }) => how !== 'def').map(({ name }) => name));
  return new Set([...own, ...[...builtins].filter((name) => !other.has(name))]);
}
