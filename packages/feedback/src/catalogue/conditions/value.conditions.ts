import type { ProgramLine } from '../../python-text/program-lines.ts';
import { type Condition, type ConditionContext, holds } from './condition.ts';

export const notSubscriptMessage = holds(({ message }) => !/subscriptable|callable/u.test(message));

/** A text on the failing line comes from input() without int() or float(). */
export const textComesFromInput: Condition = (context) => {
  const place = inputPlaceOf(context);
  return place === null ? null : { values: { name: place.name, n: place.line }, line: context.line.number };
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

/** Where a name of the failing line was read with input() and kept as text. */
function inputPlaceOf({ lines, line, stored }: ConditionContext): { name: string; line: number } | null {
  const names = line.tokens.filter((token) => token.kind === 'name').map((token) => token.text);
  for (const name of names) {
    const places = stored.filter(
      (one) => one.name === name && one.how === 'assignment' && one.line < line.number,
    );
    const last = places.at(-1);
    const source = last === undefined ? undefined : lines[last.line - 1];
    if (last !== undefined && source !== undefined && isTextInput(source)) return { name, line: last.line };
  }
  return null;
}

function isTextInput({ tokens }: ProgramLine): boolean {
  const words = tokens.map((token) => token.text);
  return words.includes('input') && !words.some((word) => ['int', 'float', 'split', 'eval'].includes(word));
}
