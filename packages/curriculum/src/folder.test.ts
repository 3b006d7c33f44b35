import { expect, test } from 'vitest';
import { compareNames, filesIn } from './folder.ts';

test('names are in the order of their numbers', () => {
  const names = ['m01-q10-z', 'm01-q9-a', 'm01-q9-B', 'm02-q1'];
  expect(names.toSorted(compareNames)).toEqual(['m01-q9-B', 'm01-q9-a', 'm01-q10-z', 'm02-q1']);
});

test('a folder that does not exist has no files', () => {
  expect(filesIn('/there/is/nothing', '.yaml')).toEqual([]);
});
