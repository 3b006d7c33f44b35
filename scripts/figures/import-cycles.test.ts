import path from 'node:path';
import { expect, test } from 'vitest';
import { importCycles } from './import-cycles.ts';
import { readTree } from './read-source.ts';

const root = path.resolve(import.meta.dirname, '../..');

const files = (imports: Record<string, string[]>) =>
  importCycles(Object.entries(imports).map(([file, imported]) => ({ file, imports: imported })));

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

test('the tree has no cycle, types and `import()` included', () => {
  const tree = readTree(root);
  const later = tree.find(({ file }) => file === 'apps/web/src/lib/data/learner-facts.tsx')?.imports;
  expect(later).toContain('apps/web/src/lib/data/learner-facts-watch.tsx');
  expect(importCycles(tree)).toEqual([]);
});
