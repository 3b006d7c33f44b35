import { expect, it } from 'vitest';
import { findMendedLine } from './mended-line.ts';

it.each([
  ['the changed line', 'a\nB\nc', 'a\nb\nc', 2],
  ['a line that was put in', 'a\nc', 'a\nb\nc', 2],
  ['the line after one that was taken out', 'a\nb\nc', 'a\nc', 2],
  ['the last line where the end was taken out', 'a\nb', 'a', 1],
])('is %s', (_, before, after, line) => {
  expect(findMendedLine(before, after)).toBe(line);
});
