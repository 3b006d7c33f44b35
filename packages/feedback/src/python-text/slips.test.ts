import { expect, test } from 'vitest';
import { createSlipFinder } from './slips.ts';

const findSlip = createSlipFinder(['price', 'total', 'marks', 'price_a', 'count']);

test.each([
  ['a lost letter', 'totl', 'total'],
  ['a doubled letter', 'pricce', 'price'],
  ['two letters exchanged', 'toatl', 'total'],
])('%s is a slip', (_, written, meant) => {
  expect(findSlip(written)).toBe(meant);
});

test.each([
  ['a plural', 'mark'],
  ['another letter behind an underscore', 'price_b'],
  ['another number', 'count3'],
  ['two letters lost', 'tot'],
  ['the word itself', 'total'],
])('%s is none', (_, written) => {
  expect(findSlip(written)).toBeNull();
});

test('of several the first word is meant', () => {
  expect(createSlipFinder(['abcde', 'abced'])('abcd')).toBe('abcde');
  expect(createSlipFinder(['abced', 'abcde'])('abcd')).toBe('abced');
});
