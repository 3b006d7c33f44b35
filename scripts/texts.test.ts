import { globSync } from 'node:fs';
import path from 'node:path';
import { comingLanguages, type Localized, languages } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import { missingTexts, readTexts } from './languages/missing-texts.ts';

const root = path.resolve(import.meta.dirname, '..');
const [first, ...others] = languages;

/** What the letters of each language look like; the letters of the others are a slip. */
const scripts: Localized<RegExp> = { ta: /\p{Script=Tamil}/u, en: /\p{Script=Latin}/u };

const placeholdersOf = (text = '') => new Set(text.match(/\{[a-z]+\}/giu));
/** Whether a text has more than placeholders and punctuation. */
const hasWords = (text = '') => /\p{L}/u.test(text.replaceAll(/\{[a-z]+\}/giu, ''));

const folders = globSync('{apps,packages}/*/texts', { cwd: root });

describe.each(folders)('the texts in %s', (folder) => {
  const inLanguage = (language: string) => readTexts(path.join(root, folder, `${language}.json`));
  const texts = inLanguage(first);

  test('are there in every language and in no unknown one', () => {
    const files = globSync('*.json', { cwd: path.join(root, folder) }).map((file) =>
      path.basename(file, '.json'),
    );
    expect(files).toEqual(expect.arrayContaining([...languages]));
    expect([...languages, ...comingLanguages]).toEqual(expect.arrayContaining(files));
  });

  test.each([...others, ...comingLanguages])(
    'have the same placeholders in %s, and no other keys',
    (language) => {
      const different = [...inLanguage(language)].filter(
        ([key, text]) =>
          !texts.has(key) ||
          placeholdersOf(texts.get(key)).symmetricDifference(placeholdersOf(text)).size > 0,
      );
      expect(different).toEqual([]);
    },
  );

  test.each(languages)('are written in the letters of their language: %s', (language) => {
    const isIn = (known: (typeof languages)[number], text: string) => scripts[known].test(text);
    const english = inLanguage('en');
    // A name of Python, such as f-string, is the same everywhere.
    const isName = (key: string, text: string) => english.get(key)?.startsWith(text) === true;
    const foreign = [...inLanguage(language)].filter(
      ([key, text]) =>
        (hasWords(text) && !isIn(language, text) && !isName(key, text)) ||
        languages.some((other) => other !== language && other !== 'en' && isIn(other, text)),
    );
    expect(foreign).toEqual([]);
  });
});

test.each(languages)('nothing that the app or the course says is missing in %s', (language) => {
  expect(missingTexts(root, language)).toEqual([]);
});

test('the texts of feedback, exercises, contract, server and recording page are read', () => {
  expect(folders.sort()).toEqual([
    'apps/api/texts',
    'packages/contract/texts',
    'packages/curriculum/texts',
    'packages/exercises/texts',
    'packages/feedback/texts',
  ]);
});
