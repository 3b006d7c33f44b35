import { expect, test } from 'vitest';
import { tableOf } from './table-of.ts';

test('a file with commas is a table, and its first line names the columns', () => {
  expect(tableOf('rain.csv', 'town,nov\nMadurai,130\n\n')).toEqual({
    head: ['town', 'nov'],
    rows: [['Madurai', '130']],
  });
});

test.each([
  ['a text', 'notes.txt', 'a,b\nc,d'],
  ['an empty file', 'rain.csv', ''],
  ['a file without commas', 'rain.csv', 'one\ntwo'],
  ['a file with rows of unequal length', 'rain.csv', 'a,b\nc,d,e'],
])('%s is shown as it is', (_what, name, text) => {
  expect(tableOf(name, text)).toBeNull();
});
