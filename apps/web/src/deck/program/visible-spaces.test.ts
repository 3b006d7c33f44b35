import { expect, test } from 'vitest';
import { showHiddenSpaces } from './visible-spaces.ts';

test.each([
  ['5 5', '5 5'],
  ['Tea  ready', 'Tea··ready'],
  [' 5', '·5'],
  ['5 ', '5·'],
  ['*\n  **\n', '*\n··**\n'],
  ['', ''],
])('of %j, the spaces that nobody would see are visible', (text, shown) => {
  expect(showHiddenSpaces(text)).toBe(shown);
});
