import { expect, it } from 'vitest';
import { findDifferingLines } from './text-view.tsx';

it.each([
  ['the first line that differs', 'a\nb\nc\n', 'a\nx\ny\n', { wanted: 'b', yours: 'x' }],
  ['a line that is missing', 'a\nb\n', 'a\n', { wanted: 'b', yours: '' }],
  ['a line too many', 'a\n', 'a\nb\n', { wanted: '', yours: 'b' }],
  ['spaces inside a line', 'a  b', 'a b', { wanted: 'a  b', yours: 'a b' }],
])('finds %s', (_, expected, actual, lines) => {
  expect(findDifferingLines(expected, actual)).toEqual(lines);
});

it('finds nothing where only line ends differ', () => {
  expect(findDifferingLines('a \r\nb', 'a\nb')).toBeNull();
});
