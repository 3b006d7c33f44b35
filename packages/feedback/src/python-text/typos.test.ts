import { expect, test } from 'vitest';
import { createTypoFinder } from './typos.ts';

const findTypo = createTypoFinder(['price', 'total', 'marks', 'price_a', 'count']);

test.each([
  ['a lost letter', 'totl', 'total'],
  ['a doubled letter', 'pricce', 'price'],
  ['two letters exchanged', 'toatl', 'total'],
])('%s is a slip', (_, written, meant) => {
  expect(findTypo(written)).toBe(meant);
});

test.each([
  ['a plural', 'mark'],
  ['another letter behind an underscore', 'price_b'],
  ['another number', 'count3'],
  ['two letters lost', 'tot'],
  ['the word itself', 'total'],
])('%s is none', (_, written) => {
  expect(findTypo(written)).toBeNull();
});

test('of several the first word is meant', () => {
  expect(createTypoFinder(['abcde', 'abced'])('abcd')).toBe('abcde');
  expect(createTypoFinder(['abced', 'abcde'])('abcd')).toBe('abced');
});
