import { expect, test } from 'vitest';
import { Program } from './program.ts';
import { similarity } from './similarity.ts';

const stored = (source: string) =>
  new Program(source).stored.map(
    ({ name, line, inFunction, how }) => `${name} ${line} ${inFunction ?? '-'} ${how}`,
  );

test.each([
  ['x = 1', ['x 1 - assignment']],
  ['a = b = 1', ['a 1 - assignment', 'b 1 - assignment']],
  ['a, b = 1, 2', ['a 1 - assignment', 'b 1 - assignment']],
  ['age: int = 13', ['age 1 - assignment']],
  ['x += 1', ['x 1 - augmented']],
  ['for i, name in pairs:', ['i 1 - loop', 'name 1 - loop']],
  ['import math', ['math 1 - import']],
  ['from math import ceil as up', ['ceil 1 - import', 'up 1 - import']],
  ['print(a == 1, end="")', []],
  ['marks[0] = 5', []],
  ['x == 5', []],
])('%s', (source, expected) => {
  expect(stored(source)).toEqual(expected);
});

test('knows which function a name belongs to', () => {
  const source = 'def area(w, h):\n    size = w * h\n    return size\n\ntotal = area(2, 3)';
  expect(stored(source)).toEqual([
    'area 1 - def',
    'w 1 area parameter',
    'h 1 area parameter',
    'size 2 area assignment',
    'total 5 - assignment',
  ]);
});

test.each([
  ['scor', 'score', 0.888_888_888_888_888_8],
  ['points', 'print', 0.727_272_727_272_727_3],
  ['abc', 'xyz', 0],
  ['', '', 1],
])('%s is as like %s as Python says', (a, b, ratio) => {
  expect(similarity(a, b)).toBeCloseTo(ratio, 12);
});
