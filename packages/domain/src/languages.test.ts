import { expect, test } from 'vitest';
import { localized, textByText } from './languages.ts';

test('a tree of texts per language becomes a tree of localized texts', () => {
  const ta = { greeting: 'வணக்கம்', buttons: { run: 'இயக்கு' } };
  const en = { greeting: 'Hello', buttons: { run: 'Run' } };

  expect(textByText({ ta, en })).toEqual({
    greeting: { ta: 'வணக்கம்', en: 'Hello' },
    buttons: { run: { ta: 'இயக்கு', en: 'Run' } },
  });
});

test('a value is made for each language', () => {
  expect(localized((language) => language)).toEqual({ ta: 'ta', en: 'en' });
});
