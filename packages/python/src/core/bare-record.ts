/**
 * A record without a prototype: a program may name a variable `constructor` or `__proto__`, and a lookup of `toString`
 * must not find what every JavaScript object inherits.
 */
export function bareRecord(entries: Iterable<readonly [string, number]>): Record<string, number> {
  const result = Object.fromEntries(entries);
  Object.setPrototypeOf(result, null);
  return result;
}
