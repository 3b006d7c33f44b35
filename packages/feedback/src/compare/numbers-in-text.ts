/** Numbers in a text, as written, in order. */
export function numbersIn(text: string): string[] {
  return text.match(/-?\d+(?:\.\d+)?/gu) ?? [];
}

/** Replaces every number with `#`, which leaves the words around them. */
export function withoutNumbers(text: string): string {
  return text.replace(/-?\d+(?:\.\d+)?/gu, '#');
}

/** Whether at least two numbers count up or down by one. */
export function isCounting(numbers: readonly number[]): boolean {
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  if (numbers.length < 2 || Math.abs(step) !== 1) return false;
  return numbers.every((one, index) => index === 0 || one - (numbers[index - 1] ?? 0) === step);
}

/** Whether `actual` is `expected` with more or fewer decimals: `61.666666666666664` for `61.7`, `120` for `120.00`. */
export function isSameUpToDecimals(expected: string, actual: string): boolean {
  if (Number(expected) === Number(actual)) return true;
  const digits = decimalsOf(expected);
  return decimalsOf(actual) > digits && roundsTo(actual, digits, expected);
}

/** Whether `actual` lacks decimals of `expected`, truncated or rounded: `61` for `61.67`. */
export function isCutShort(expected: string, actual: string): boolean {
  const digits = decimalsOf(actual);
  if (digits >= decimalsOf(expected)) return false;
  const isCut = expected.startsWith(actual) || Math.trunc(Number(expected)) === Number(actual);
  return isCut || roundsTo(expected, digits, actual);
}

function decimalsOf(number: string): number {
  return number.split('.')[1]?.length ?? 0;
}

/** Accepts a half rounded either way: Python rounds it to even, a learner away from zero. */
function roundsTo(actual: string, digits: number, expected: string): boolean {
  return Math.abs(Number(actual) - Number(expected)) <= 0.5 * 10 ** -digits + 1e-9;
}
