import { expect, test } from 'vitest';
import { staleEntries } from './stale-entries.ts';

const written = { file: 'cards.json', value: { a: 1, b: 2 }, lineOf: () => 3 };

test('a file that says what would be written today has no fault', () => {
  expect(staleEntries('cards.json', written, { a: 1, b: 2 })).toEqual([]);
});

test('the same entries in another order are a fault: learners meet them in the order of the file', () => {
  expect(staleEntries('cards.json', written, { b: 2, a: 1 })).toEqual([
    { file: 'cards.json', line: 3, message: 'a is at another place: use --write' },
  ]);
});

test('an entry that is new, changed or gone is named once', () => {
  expect(staleEntries('cards.json', written, { c: 3, b: 4 }).map(({ message }) => message)).toEqual([
    'c is not up to date: use --write',
    'b is not up to date: use --write',
    'a does not exist any more: use --write',
  ]);
});
