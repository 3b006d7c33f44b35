import { closingIndexes } from '../../python-text/closing-index.ts';
import { findLoneValue } from '../../python-text/lone-value.ts';
import { findLostStore, type LostStore } from '../../python-text/lost-store.ts';
import type { ProgramLine } from '../../python-text/program-lines.ts';
import { builtins } from '../../python-text/python-words.ts';
import { textsIn } from '../../python-text/texts.ts';
import type { MismatchClass } from '../mismatch.ts';

/** Lines that run without an error but do something else than they seem to do. */

/** `print = "Hi"`, `print: "Hi"`, `print`: the name is there, but nothing is printed. */
export const isPrintNotCalled: MismatchClass = ({ program }) => {
  const found = program.lines.find(
    ({ tokens: [word, next] }) => word?.text === 'print' && !['(', '+', '.', '['].includes(next?.text ?? ''),
  );
  return found !== undefined && { line: found.number, values: { line: found.number } };
};

const losesStore =
  (how: LostStore['how']): MismatchClass =>
  ({ program }) => {
    const found = findLostStore(program, how);
    return found !== null && { line: found.n, values: { ...found } };
  };

/** `total =+ n` */
export const isOperatorReversed = losesStore('turned');

/** `count == 5` in a line of its own */
export const isComparedOnly = losesStore('compared');

/** `count + 1` in a line of its own */
export const isResultLost = losesStore('forgotten');

/** `if day == "Saturday" or "Sunday":` */
export const isValueAlone: MismatchClass = ({ program }) => {
  const found = findLoneValue(program);
  return found !== null && { line: found.n, values: { ...found } };
};

/** `5 ^ 2` is 7 in Python, not a power. */
export const isPowerOperator: MismatchClass = ({ program }) => {
  const found = program.lines.find(({ tokens }) => tokens.some(({ text }) => text === '^'));
  return found !== undefined && { line: found.number, values: { line: found.number } };
};

const textMethods: ReadonlySet<string> = new Set('upper lower strip title capitalize replace'.split(' '));

/** `word.upper()` in a line of its own */
export const isMethodLost: MismatchClass = ({ program }) => {
  const found = program.lines.find(
    ({ tokens: [name, dot, method] }) =>
      name?.kind === 'name' && dot?.text === '.' && textMethods.has(method?.text ?? ''),
  );
  const [name, , method] = found?.tokens ?? [];
  if (found === undefined || name === undefined || method === undefined) return false;
  if (found.tokens.at(-1)?.text !== ')' || found.tokens.some(({ text }) => text === '=')) return false;
  return { line: found.number, values: { name: name.text, method: method.text, n: found.number } };
};

/** `names.sort` or `greet` in a line of its own */
export const isCallMissing: MismatchClass = ({ program }) => {
  const { lines, stored } = program;
  const functions = new Set(stored.flatMap(({ how, name }) => (how === 'def' ? [name] : [])));
  const found = lines.find(({ tokens: [name, dot, method, more] }) => {
    const isMethod = name?.kind === 'name' && dot?.text === '.' && method?.kind === 'name';
    const isFunction = functions.has(name?.text ?? '') && dot === undefined;
    return (isMethod && more === undefined) || isFunction;
  });
  if (found === undefined) return false;
  const name = found.tokens.map(({ text }) => text).join('');
  return { line: found.number, values: { name, n: found.number } };
};

/** `first[1]` in a program without `[0]`: the second letter or item is printed instead of the first. */
export const isIndexFromOne: MismatchClass = ({ program, inputs, expectedLines, actualLines }) => {
  const index = /[\p{L}\p{M}\p{N}_]\[1\]/u;
  const found = /\[0\]/u.test(program.source)
    ? undefined
    : program.lines.find(({ text }) => index.test(text));
  const at = expectedLines.findIndex((line, n) => line !== actualLines[n]);
  const [want, got] = [expectedLines[at] ?? '', actualLines[at] ?? ''];
  const texts = textsIn(program).map(({ content }) => content);
  const pairs = [
    ...texts.map((text, n) => [text, texts[n + 1] ?? '']),
    ...[...inputs, ...texts].map((text) => [text[0] ?? '', text[1] ?? '']),
  ];
  const isSecond = pairs.some(([first = '', second = '']) => {
    const isShown = first !== '' && second !== '' && first !== second;
    return isShown && want.replace(first, second) === got;
  });
  const areInitials = inputs.length > 1 && inputs.every((text) => got.includes(text[1] ?? ' '));
  return (
    found !== undefined && (isSecond || areInitials) && { line: found.number, values: { n: found.number } }
  );
};

/** `[a + b] * 2` makes a list where a calculation was meant. */
export const isSquareCalculation: MismatchClass = ({ program, actual, expected }) => {
  if (!actual.includes('[') || expected.includes('[')) return false;
  const found = program.lines.find(hasSquareCalculation);
  return found !== undefined && { line: found.number, values: { line: found.number } };
};

function hasSquareCalculation({ tokens }: ProgramLine): boolean {
  return [...closingIndexes(tokens)].some(([open, close]) => {
    const before = tokens[open - 1];
    const isIndex = before?.kind === 'name' || before?.text === ')' || before?.text === ']';
    if (tokens[open]?.text !== '[' || isIndex) return false;
    const inside = tokens.slice(open + 1, close);
    return inside.some((one) => '+-*/'.includes(one.text)) && !inside.some((one) => one.text === ',');
  });
}

/** A function assigns to a local name where the outer name was meant. */
export const isStoredInside: MismatchClass = ({ program }) => {
  const { source, lines, stored, nameUses: uses } = program;
  if (/\b(?:global|return)\b/u.test(source)) return false;
  const outside = new Set(stored.filter(({ inFunction }) => inFunction === null).map(({ name }) => name));
  const found = stored.find(({ name, inFunction, how, line }) => {
    const isOwn = inFunction !== null && how === 'assignment' && outside.has(name) && !builtins.has(name);
    const isReadInside = isOwn && isReadBelow(lines, name, line);
    return isOwn && !isReadInside && (uses.get(name) ?? 0) >= 3;
  });
  return found !== undefined && { line: found.line, values: { name: found.name, n: found.line } };
};

/** Whether the rest of the block below a line uses the name. */
function isReadBelow(lines: readonly ProgramLine[], name: string, from: number): boolean {
  const indent = lines[from - 1]?.indent ?? 0;
  for (const line of lines.slice(from)) {
    if (line.tokens.length > 0 && line.indent < indent) return false;
    if (line.tokens.some(({ text }) => text === name)) return true;
  }
  return false;
}
