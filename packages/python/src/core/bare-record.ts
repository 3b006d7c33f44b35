/**
 * A record that has the given names and no others: a program may call a variable `constructor` or `__proto__`, and
 * asking how often it uses `toString` must not find what JavaScript gives to every object.
 */
export function bareRecord(entries: Iterable<readonly [string, number]>): Record<string, number> {
  const result = Object.fromEntries(entries);
  Object.setPrototypeOf(result, null);
  return result;
}
