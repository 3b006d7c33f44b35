import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { withSourcePlaces } from './source-places.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a place in a built file names its source file, and other places stay', () => {
  mkdirSync(path.join(folder, 'dist'));
  const built = path.join(folder, 'dist', 'main.js');
  writeFileSync(built, '//#region src/one.ts\none();\n//#endregion\n//#region src/two.ts\n\ntwo();\n');
  const { href } = pathToFileURL(built);
  const stack = `Error: x\n    at one (${href}:2:1)\n    at two (${href}:6:1)\n    at node:net:1:1`;
  expect(withSourcePlaces(stack)).toBe(
    `Error: x\n    at one (${href}:2:1 src/one.ts)\n    at two (${href}:6:1 src/two.ts)\n    at node:net:1:1`,
  );
});

test('a stack of a built file that is gone stays as it is', () => {
  const stack = 'Error: x\n    at one (file:///nowhere/dist/main.js:2:1)';
  expect(withSourcePlaces(stack)).toBe(stack);
});
