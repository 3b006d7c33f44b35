import { expect, test } from 'vitest';
import { isSameOrder, nextFree, withMoved, withoutPiece, withPiece } from './order.ts';

test('a piece is placed once, behind the others', () => {
  expect(withPiece([2], 0)).toEqual([2, 0]);
  expect(withPiece([2, 0], 2)).toEqual([2, 0]);
});

test('a piece that is taken back lets the others move up', () => {
  expect(withoutPiece([2, 0, 1], 0)).toEqual([2, 1]);
});

test('a placed piece changes places with its neighbour, and stays at the ends', () => {
  expect(withMoved([2, 0, 1], 0, -1)).toEqual([0, 2, 1]);
  expect(withMoved([2, 0, 1], 0, 1)).toEqual([2, 1, 0]);
  expect(withMoved([2, 0, 1], 2, -1)).toEqual([2, 0, 1]);
  expect(withMoved([2, 0, 1], 1, 1)).toEqual([2, 0, 1]);
  expect(withMoved([2, 0], 1, 1)).toEqual([2, 0]);
});

test('the next free piece is looked for from the pressed one on, and then from the beginning', () => {
  expect(nextFree([1], 4, 1)).toBe(2);
  expect(nextFree([1, 2, 3], 4, 3)).toBe(0);
  expect(nextFree([0, 1], 2, 1)).toBeNull();
});

test('two orders are the same if every piece has the same place', () => {
  expect(isSameOrder([1, 0], [1, 0])).toBe(true);
  expect(isSameOrder([1, 0], [0, 1])).toBe(false);
  expect(isSameOrder([1], [1, 0])).toBe(false);
});
