import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSource } from './read-source.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'figures-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('an import is counted however it is written: at the top, as a type, on demand', () => {
  writeFileSync(
    path.join(root, 'all.ts'),
    `import { one } from './one.ts';
export { two } from './two.ts';
export const later = () => import('./three.ts');
export type Four = typeof import('./four.ts');
export const named = (name: string) => import(name);`,
  );
  const known = new Set(['one.ts', 'two.ts', 'three.ts', 'four.ts', 'five.ts']);
  expect(readSource(root, 'all.ts', known).imports).toEqual(['one.ts', 'two.ts', 'three.ts', 'four.ts']);
});
