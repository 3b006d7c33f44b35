import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@python-learning/domain';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const one = `['"](?:${languages.join('|')})['"]`;
const comparison = new RegExp(`[=!]== ${one}|${one} [=!]==`, 'u');

/** English is what the texts of all languages are compared with: the file, and why it may ask for it. */
const reasons: Readonly<Record<string, string>> = {
  'packages/curriculum/checks/language-length.check.ts': 'the others are as long as English, within bounds',
  'packages/curriculum/checks/languages.check.ts': 'the others have letters that English has not',
};

test('no code asks which language it is, as if there were only two: a record of all languages has the answer', () => {
  const asking = globSync('{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,mjs,js}', {
    cwd: root,
    exclude: (file) => /(?:^|\/)(?:node_modules|compiled-messages|dist)$/u.test(file),
  }).filter(
    (file) =>
      !/\.(?:test|story)\.tsx?$/u.test(file) && comparison.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(asking.toSorted()).toEqual(Object.keys(reasons).toSorted());
});
