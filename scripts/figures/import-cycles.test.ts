import { expect, test } from 'vitest';
import { importCycles } from './import-cycles.ts';

const files = (imports: Record<string, string[]>) => importCycles(new Map(Object.entries(imports)));

test('files that import each other are found, over others and apart from those that only lead there', () => {
  expect(files({ a: ['b'], b: ['c'], c: ['a', 'd'], d: [], e: ['a'] })).toEqual([['a', 'b', 'c']]);
  expect(files({ a: ['b'], b: ['a'], c: ['d'], d: ['c'] })).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('files that share an import make no cycle', () => {
  expect(files({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([]);
});
