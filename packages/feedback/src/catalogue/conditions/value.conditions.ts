import { namesIn } from '../../python-text/name-uses.ts';
import type { ProgramLine } from '../../python-text/program-lines.ts';
import { builtins } from '../../python-text/python-words.ts';
import type { StoredName } from '../../python-text/stored-names.ts';
import { type Condition, type ConditionContext, type Finding, holds } from './condition.ts';

/** A function without its brackets. Points at the line that stored it, if a name holds it. */
export const functionNotCalled: Condition = ({ message, line, lines, stored }) => {
  if (/subscriptable|callable/u.test(message)) return null;
  for (const name of namesIn(line)) {
    const last = stored.findLast((one) => one.name === name && one.line < line.number);
    const [, equals, value, more] = lines[(last?.line ?? 0) - 1]?.tokens ?? [];
    const isBare = equals?.text === '=' && more === undefined && builtins.has(value?.text ?? '');
    if (last !== undefined && isBare) return { line: last.line };
  }
  return {};
};

/** A text on the failing line comes from input() without int() or float(). */
export const textComesFromInput: Condition = (context) => {
  const isTextWork = context.message.includes("'str' and 'str'") && hasText(context.line);
  const place = isTextWork ? null : inputPlaceOf(context);
  return place === null ? null : { values: { name: place.name, n: place.line }, line: place.line };
};

/** `price = 2,500`, `length = 3,5`: the comma made two values of one number. */
export const thousandsComma: Condition = ({ lines }) => {
  for (const { tokens, number } of lines) {
    const [name, equals, left, comma, right, more] = tokens;
    const isNumber = left?.kind === 'number' && right?.kind === 'number' && /^\d{1,3}$/u.test(left.text);
    const isWhole = equals?.text === '=' && comma?.text === ',' && more === undefined;
    if (!isWhole || !isNumber || !/^\d+$/u.test(right.text)) continue;
    const isThousands = right.text.length === 3;
    if (!isThousands && right.start !== left.end + 1) continue;
    const values = {
      name: name?.text ?? '',
      written: `${left.text},${right.text}`,
      meant: `${left.text}${isThousands ? '' : '.'}${right.text}`,
    };
    return { values, line: number };
  }
  return null;
};

/** Two rows of a table side by side without a comma: the second became an index of the first. */
export const rowsWithoutComma: Condition = ({ lines, line }) => {
  const from = Math.max(line.number - 1, 0);
  const code = lines.filter(({ tokens }) => tokens.length > 0);
  for (const [index, one] of code.entries()) {
    const next = code[index + 1];
    const isRowEnd = one.tokens.at(-1)?.text === ']' && one.tokens[0]?.text === '[';
    if (isRowEnd && next?.tokens[0]?.text === '[' && next.number > from)
      return { values: { n: one.number }, line: one.number };
    const isInside = one.tokens.some(
      (token, at) => token.text === ']' && one.tokens[at + 1]?.text === '[' && at > 0,
    );
    if (isInside && one.number === line.number && one.text.includes('],') === false) {
      return { values: { n: one.number }, line: one.number };
    }
  }
  return null;
};

/** The line divides by len(...) or by a counter. */
export const dividesByLenOrCount = holds(({ line }) =>
  line.tokens.some((token, index) => {
    if (!['/', '//', '%'].includes(token.text)) return false;
    return /^(?:len|count|counter|n|number|total_count)$/u.test(line.tokens[index + 1]?.text ?? '');
  }),
);

/** The block after the line with the colon holds comments only. */
export const blockHasOnlyComments: Condition = ({ groups, lines }) => {
  const header = Number(groups.n);
  const below = lines.slice(header);
  const next = below.findIndex((line) => line.tokens.length > 0);
  const between = next === -1 ? below : below.slice(0, next);
  return between.some((line) => line.hasComment) ? { line: header } : null;
};

/**
 * A variable's name in quotes, used as if it were the variable: beside an operator, in brackets, in a for line. A label
 * such as `print("age", age)` does not count.
 */
export const nameInQuotes: Condition = ({ line, lines, stored }) => {
  const kinds = ['assignment', 'loop', 'parameter', 'augmented'];
  const own = new Set(stored.filter(({ how }) => kinds.includes(how)).map(({ name }) => name));
  const here = quotedName(line, own, usesValue);
  if (here !== null) return { values: { name: here, line: line.number } };
  for (const one of lines) {
    const name = quotedName(one, own, goesThrough);
    if (name !== null) return { values: { name, line: one.number }, line: one.number };
  }
  return null;
};

function quotedName({ tokens }: ProgramLine, own: ReadonlySet<string>, isUsed: TokenUse): string | null {
  const found = tokens.find(({ kind, text }, index) => {
    const name = kind === 'string' ? text.slice(1, -1) : '';
    if (!own.has(name) || !isUsed(tokens, index)) return false;
    const read = tokens[1]?.text === '=' ? tokens.slice(1) : tokens;
    return !read.some((token) => token.kind === 'name' && token.text === name);
  });
  return found === undefined ? null : found.text.slice(1, -1);
}

type TokenUse = (tokens: ProgramLine['tokens'], index: number) => boolean;

const beside = new Set('+ - * / // % ** < > <= >= == != in . ['.split(' '));

const usesValue: TokenUse = (tokens, index) => {
  const [left, right] = [tokens[index - 1]?.text ?? '', tokens[index + 1]?.text ?? ''];
  return beside.has(left) || beside.has(right) || goesThrough(tokens, index);
};

/** `len("names")`, `for x in "names"`, `guess != "secret"` */
const goesThrough: TokenUse = (tokens, index) => {
  const [call, left] = [tokens[index - 2]?.text ?? '', tokens[index - 1]?.text ?? ''];
  const isCall =
    left === '(' && ['len', 'range', 'sum', 'max', 'min', 'int', 'float', 'sorted'].includes(call);
  return isCall || ['in', '==', '!='].includes(left);
};

/** `total + "20"`: a number in quote marks beside a plus. */
export const quotedNumberAdded: Condition = ({ line: { tokens } }) => {
  const found = tokens.find(({ kind, text }, index) => {
    const isNumber = kind === 'string' && /^(?:"\d+(?:\.\d+)?"|'\d+(?:\.\d+)?')$/u.test(text);
    return isNumber && [tokens[index - 1]?.text, tokens[index + 1]?.text].includes('+');
  });
  const others = tokens.filter(({ kind, text }) => kind === 'string' && text !== found?.text);
  return found === undefined || others.some(({ text }) => /\p{L}/u.test(text))
    ? null
    : { values: { number: found.text.slice(1, -1) } };
};

/** `for i in names:` and then `i + 1`: the loop gives the values themselves, no numbers. */
export const loopGivesValues: Condition = (context) => loopValue(context, false);

/** The same for values that came from input(): each of them is a string. */
export const loopGivesTexts: Condition = (context) => loopValue(context, true);

function loopValue({ line, lines, stored }: ConditionContext, areTexts: boolean): Finding | null {
  for (const name of namesIn(line)) {
    const loop = stored.findLast((one) => one.name === name && one.line <= line.number);
    const head = lines[(loop?.line ?? 0) - 1];
    if (loop?.how !== 'loop' || head === undefined || loop.line === line.number) continue;
    const isCount = head.tokens.some(({ text }) => text === 'range' || text === 'enumerate');
    const isNumberWork = line.tokens.some(
      ({ text }, index) =>
        text === name && ['[', '+', '-', '*'].some((operator) => isBeside(line, index, operator)),
    );
    const isFromInput = [...namesIn(head)].some((one) => isFilledByInput(one, stored, lines));
    const isIndex = line.tokens.some(({ text }, index) => text === name && isBeside(line, index, '['));
    if (areTexts !== (isFromInput && !isIndex)) continue;
    if (!isCount && isNumberWork) return { values: { name, n: loop.line }, line: loop.line };
  }
  return null;
}

function isFilledByInput(
  name: string,
  stored: readonly StoredName[],
  lines: readonly ProgramLine[],
): boolean {
  const last = stored.findLast((one) => one.name === name && one.how === 'assignment');
  const tokens = lines[(last?.line ?? 0) - 1]?.tokens ?? [];
  return ['input', 'split'].includes(name) || tokens.some(({ text }) => text === 'input' || text === 'split');
}

function isBeside({ tokens }: ProgramLine, index: number, operator: string): boolean {
  return tokens[index - 1]?.text === operator || (operator !== '[' && tokens[index + 1]?.text === operator);
}

/** `sum(runs)` */
export const lineCallsSum = holds(({ line }) => /\bsum\s*\(/u.test(line.text));

/** `age = int("Age? ")`: converts the prompt itself, without input(). */
export const convertsQuestion: Condition = ({ line: { tokens } }) => {
  const at = tokens.findIndex(({ text }, index) => {
    const [open, question] = tokens.slice(index + 1, index + 3);
    const isQuestion =
      question?.kind === 'string' && /^\D*[?: ]["']$/u.test(question.text) && /\p{L}/u.test(question.text);
    return ['int', 'float'].includes(text) && open?.text === '(' && isQuestion;
  });
  const [f, question] = [tokens[at]?.text, tokens[at + 2]?.text];
  const isAsked = tokens.some(({ text }) => text === 'input');
  return at === -1 || f === undefined || question === undefined || isAsked
    ? null
    : { values: { f, question } };
};

/** `input(int("Age? "))` */
export const conversionInside: Condition = ({ line: { tokens } }) => {
  const at = tokens.findIndex(
    ({ text }, index) =>
      text === 'input' &&
      ['int', 'float'].includes(tokens[index + 2]?.text ?? '') &&
      tokens[index + 1]?.text === '(',
  );
  const [f, question] = [tokens[at + 2]?.text, tokens[at + 4]];
  return at === -1 || f === undefined || question?.kind !== 'string'
    ? null
    : { values: { f, question: question.text } };
};

const moduleTools: Readonly<Record<string, string>> = { random: 'randint', math: 'sqrt', time: 'sleep' };

/** `random(1, 6)`: the module itself is called. */
export const moduleCalled: Condition = ({ line, stored }) => {
  const modules = new Set(stored.filter(({ how }) => how === 'import').map(({ name }) => name));
  const found = line.tokens.find(
    ({ text }, index) => modules.has(text) && line.tokens[index + 1]?.text === '(',
  );
  if (found === undefined) return null;
  return { values: { name: found.text, tool: moduleTools[found.text] ?? found.text } };
};

/** Always holds. Makes a plain list of the names that Python lists with quotes and `and`. */
export const missingParameters: Condition = ({ message }) => {
  const listed = message.slice(message.indexOf(':'));
  const names = [...listed.matchAll(/'([^']+)'/gu)].map((found) => found[1] ?? '');
  return { values: { names: names.join(', ') } };
};

/** `area(widht=2)`: the learner's function has no parameter of that name. */
export const parameterUnknown: Condition = ({ message, facts }) => {
  const called = /\b(\w+)\(\) got an unexpected/u.exec(message)?.[1];
  const own = facts.functions.find(({ name }) => name === called);
  return own === undefined ? null : { values: { f: own.name, n: own.line } };
};

type Place = { name: string; line: number };

/** Maximum number of stored values to trace back from the failing line to input(). */
const maxTraceLength = 3;

/**
 * Finds where a name of the failing line was read with input() and stored as a string, if need be by way of other
 * names. Null when it was not.
 */
function inputPlaceOf({ lines, line, stored }: ConditionContext): Place | null {
  const trace = (from: ProgramLine, depth: number): Place | null => {
    for (const name of namesIn(from)) {
      const last = stored.findLast(
        (one) => one.name === name && one.how === 'assignment' && one.line < from.number,
      );
      const source = last === undefined ? undefined : lines[last.line - 1];
      if (last === undefined || source === undefined) continue;
      if (isTextInput(source)) return { name, line: last.line };
      const further = depth < maxTraceLength && !convertsText(source) ? trace(source, depth + 1) : null;
      if (further !== null) return further;
    }
    return null;
  };
  return trace(line, 1);
}

/** The line works with text, as in `word - "!"`: a conversion to a number would not help. */
function hasText({ tokens }: ProgramLine): boolean {
  return tokens.some(({ kind, text }) => kind === 'string' || text === '[');
}

function isTextInput(line: ProgramLine): boolean {
  return line.tokens.some(({ text }) => text === 'input') && !convertsText(line);
}

function convertsText({ tokens }: ProgramLine): boolean {
  return tokens.some(({ text }) => ['int', 'float', 'split', 'eval', 'len'].includes(text));
}
