import { namesIn } from '../../python-text/name-uses.ts';
import type { ProgramLine } from '../../python-text/program-lines.ts';
import { type Condition, type ConditionContext, holds } from './condition.ts';

export const notSubscriptMessage = holds(({ message }) => !/subscriptable|callable/u.test(message));

/** A text on the failing line comes from input() without int() or float(). */
export const textComesFromInput: Condition = (context) => {
  const isTextWork = context.message.includes("'str' and 'str'") && hasText(context.line);
  const place = isTextWork ? null : inputPlaceOf(context);
  return place === null ? null : { values: { name: place.name, n: place.line }, line: place.line };
};

/** `price = 2,500`: the comma made two values of one number. */
export const thousandsComma: Condition = ({ lines }) => {
  for (const { tokens, number } of lines) {
    const [name, equals, left, comma, right, more] = tokens;
    const isNumber = left?.kind === 'number' && right?.kind === 'number' && /^\d{1,3}$/u.test(left.text);
    const isWhole = equals?.text === '=' && comma?.text === ',' && more === undefined;
    if (!isWhole || !isNumber || !/^\d{3}$/u.test(right.text)) continue;
    const values = {
      name: name?.text ?? '',
      written: `${left.text},${right.text}`,
      meant: left.text + right.text,
    };
    return { values, line: number };
  }
  return null;
};

/** Two rows of a table side by side without a comma: the second became an index of the first. */
export const rowsWithoutComma: Condition = ({ lines, line }) => {
  const from = Math.max(line.number - 1, 0);
  for (const [index, one] of lines.entries()) {
    const next = lines.slice(index + 1).find((other) => other.tokens.length > 0);
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

/** Always true: a run that came to a limit points nowhere, so the only loop of the program is shown. */
export const pointsAtOnlyLoop: Condition = ({ lines, line }) => {
  const loops = lines.filter(({ tokens }) => tokens[0]?.text === 'while');
  const [only] = loops;
  return line.number === 0 && only !== undefined && loops.length === 1 ? { line: only.number } : {};
};

/** The block after the line with the colon holds comments only. */
export const blockHasOnlyComments: Condition = ({ groups, lines }) => {
  const header = Number(groups.n);
  const below = lines.slice(header);
  const next = below.findIndex((line) => line.tokens.length > 0);
  const between = next === -1 ? below : below.slice(0, next);
  return between.some((line) => line.hasComment) ? { line: header } : null;
};

/**
 * A variable of the program in quote marks, used as if it were the variable: beside an operator, in brackets, in a
 * for line. A label such as `print("age", age)` is none.
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
    return !tokens.some((token) => token.kind === 'name' && token.text === name);
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

/** Always true: the names that Python lists with quotes and `and` become a plain list. */
export const missingParameters: Condition = ({ message }) => {
  const listed = message.slice(message.indexOf(':'));
  const names = [...listed.matchAll(/'([^']+)'/gu)].map((found) => found[1] ?? '');
  return { values: { names: names.join(', ') } };
};

type Place = { name: string; line: number };

/** How many stored values one steps back through, from the failing line to input(). */
const longestTrace = 3;

/** Where a name of the failing line was read with input() and kept as text, be it by way of other names. */
function inputPlaceOf({ lines, line, stored }: ConditionContext): Place | null {
  const trace = (from: ProgramLine, depth: number): Place | null => {
    for (const name of namesIn(from)) {
      const last = stored.findLast(
        (one) => one.name === name && one.how === 'assignment' && one.line < from.number,
      );
      const source = last === undefined ? undefined : lines[last.line - 1];
      if (last === undefined || source === undefined) continue;
      if (isTextInput(source)) return { name, line: last.line };
      const further = depth < longestTrace && !convertsText(source) ? trace(source, depth + 1) : null;
      if (further !== null) return further;
    }
    return null;
  };
  return trace(line, 1);
}

/** `word - "!"`: nobody wants a number there. */
function hasText({ tokens }: ProgramLine): boolean {
  return tokens.some(({ kind, text }) => kind === 'string' || text === '[');
}

function isTextInput(line: ProgramLine): boolean {
  return line.tokens.some(({ text }) => text === 'input') && !convertsText(line);
}

function convertsText({ tokens }: ProgramLine): boolean {
  return tokens.some(({ text }) => ['int', 'float', 'split', 'eval', 'len'].includes(text));
}
