import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const [first, ...others] = languages;

/** Every text of a tree, by the path of its keys. */
function leaves(tree: object, above = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? leaves(value, `${above}${key} › `) : [[`${above}${key}`, String(value)]],
  );
}

function read(file: string): Readonly<Record<string, string>> {
  return Object.fromEntries(leaves(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object));
}

const placeholdersOf = (text = '') => new Set(text.match(/\{[a-z]+\}/giu));
/** Whether a text has more than placeholders and punctuation. */
const hasWords = (text = '') => /\p{L}/u.test(text.replaceAll(/\{[a-z]+\}/giu, ''));

const folders = globSync('{apps,packages}/*/texts', { cwd: root });

describe.each(folders)('the texts in %s', (folder) => {
  const files = globSync('*.json', { cwd: path.join(root, folder) });
  const texts = read(`${folder}/${first}.json`);

  test('are there in every language and in no other', () => {
    expect(files.sort()).toEqual(languages.map((language) => `${language}.json`).sort());
  });

  test.each(others)('have the same keys and placeholders in %s', (language) => {
    const translated = read(`${folder}/${language}.json`);
    expect(Object.keys(translated)).toEqual(Object.keys(texts));
    const different = Object.keys(texts).filter(
      (key) => placeholdersOf(texts[key]).symmetricDifference(placeholdersOf(translated[key])).size > 0,
    );
    expect(different).toEqual([]);
  });

  test('are written in the letters of their language', () => {
    const english = read(`${folder}/en.json`);
    const tamil = read(`${folder}/ta.json`);
    const isTamil = (text = '') => /\p{Script=Tamil}/u.test(text);
    const keys = Object.keys(texts);
    expect(keys.filter((key) => isTamil(english[key]))).toEqual([]);
    expect(keys.filter((key) => hasWords(tamil[key]) && !isTamil(tamil[key]))).toEqual([]);
  });
});

test('the texts of feedback, contract and server are read', () => {
  expect(folders.sort()).toEqual(['apps/api/texts', 'packages/contract/texts', 'packages/feedback/texts']);
});
