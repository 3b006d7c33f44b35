import { expect, it } from 'vitest';
import { isCodeOption } from './code-options.ts';

const codeOf = (options: readonly string[]) => options.filter((option) => isCodeOption(option, options));

it.each([
  [['"Hello"', 'Hello', 'print Hello', 'Nothing']],
  [['A\nB', 'BA', 'B A', 'B\nA']],
  [['x = 5', '5 = x', 'x == 5', 'x']],
  [['7 // 2', '7 / 2', '7 % 2', '7 - 2']],
])('takes %j for code', (options) => {
  expect(codeOf(options)).toEqual(options);
});

it.each([
  [['3', '1', '0', '2']],
  [['A bracket is missing', 'A quote mark is missing', 'print must be Print', 'The text is too long']],
  [['Line 1, because 20 needs quotes', 'Line 2, because age = text is used here', 'Line 3', 'None']],
])('takes %j for words', (options) => {
  expect(codeOf(options)).toEqual([]);
});

it('tells code and sentences of one question apart', () => {
  expect(codeOf(['"Hello"', 'Hello', 'print Hello', 'எதையும் காட்டாது'])).toEqual([
    '"Hello"',
    'Hello',
    'print Hello',
  ]);
});
