import { expect, test } from 'vitest';
import { languageOf } from './accept-language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ta', 'ta'],
  ['ta-IN,en;q=0.8', 'ta'],
  ['en-GB,ta;q=0.9', 'en'],
  ['en;q=0.2, TA;q=0.7', 'ta'],
  ['fr, de', 'en'],
  ['fr, ta;q=0.1', 'ta'],
  ['tamil', 'en'],
  ['ta;q=0, en', 'en'],
  ['ta;q=nonsense', 'en'],
])('%s means %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
