import { expect, it } from 'vitest';
import { areOptionsCode } from './code-options.ts';

it.each([
  [['"Hello"', 'Hello', 'print Hello', 'Nothing']],
  [['A\nB', 'BA', 'B A', 'B\nA']],
  [['x = 5', '5 = x', 'x == 5', 'x']],
  [['7 // 2', '7 / 2', '7 % 2', '7 - 2']],
])('takes %j for code', (options) => {
  expect(areOptionsCode(options)).toBe(true);
});

it.each([
  [['3', '1', '0', '2']],
  [['A bracket is missing', 'A quote mark is missing', 'print must be Print', 'The text is too long']],
  [['print() இல்லை', 'மேற்கோள் குறி இல்லை', 'x = 5', 'y']],
  [['Line 1, because 20 needs quotes', 'Line 2, because age = text is used here', 'Line 3', 'None']],
])('takes %j for words', (options) => {
  expect(areOptionsCode(options)).toBe(false);
});
