import { expect, test } from 'vitest';
import { rememberResults } from './remembered-results.ts';

/** A function that lists what it was really asked. */
function counted(most: number, isKept?: (result: string) => boolean) {
  const asked: string[] = [];
  const shout = rememberResults(
    most,
    (word: string) => {
      asked.push(word);
      return word.toUpperCase();
    },
    isKept,
  );
  return { asked, shout };
}

test('a result is computed once', () => {
  const { asked, shout } = counted(2);
  expect([shout('a'), shout('a'), shout('b'), shout('a')]).toEqual(['A', 'A', 'B', 'A']);
  expect(asked).toEqual(['a', 'b']);
});

test('beyond the bound, the result that was asked for longest ago is forgotten', () => {
  const { asked, shout } = counted(2);
  for (const word of ['a', 'b', 'a', 'c', 'a', 'b']) shout(word);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

test('a result that is not worth it is not remembered', () => {
  const { asked, shout } = counted(2, (result) => result !== 'A');
  for (const word of ['a', 'b', 'a', 'b']) shout(word);
  expect(asked).toEqual(['a', 'b', 'a']);
});

test('texts are not taken for others with the same letters', () => {
  const joined = rememberResults(9, (a: string, b: string) => [a, b]);
  expect([joined('a', 'bc'), joined('ab', 'c'), joined('a\nb', 'c'), joined('a', 'b\nc')]).toEqual([
    ['a', 'bc'],
    ['ab', 'c'],
    ['a\nb', 'c'],
    ['a', 'b\nc'],
  ]);
});
