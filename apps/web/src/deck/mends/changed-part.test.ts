import { expect, test } from 'vitest';
import { changedPart } from './changed-part.ts';

test.each([
  ['if marks = 40:', 'if marks >= 40:', '>'],
  ['if age < 12', 'if age < 12:', ':'],
  ['print(aa)', 'print(a)', ''],
  ['print("a")', 'print(a)', 'a'],
  ['a = 1', 'b = 2', 'b = 2'],
  ['same', 'same', ''],
])('from %j to %j, %j is new', (before, after, part) => {
  const { start, end } = changedPart(before, after);
  expect(after.slice(start, end)).toBe(part);
});
