import { expect, test } from 'vitest';
import { taskKeys } from './task-keys.ts';

function keysOf(solution: string, { starter = '', prompt = '' } = {}): string[] {
  return taskKeys({ solution, starter, prompt });
}

test('words come before symbols, and what is missing most often before the rest', () => {
  const solution = 'print("Tea", 50)\nprint("Bun", 60)\nprint(int(input()) + 1)';

  expect(keysOf(solution)).toEqual(['print()', 'input()', 'int()', '(', ')', '"', ',', '+']);
});

test('the same words and symbols in another order are the same keys', () => {
  const one = 'if age >= 12:\n    print("Ticket")\nelse:\n    print(age * 2)';
  const other = 'else:\n    print(age * 2)\nif age >= 12:\n    print("Ticket")';

  expect(keysOf(one)).toEqual(keysOf(other));
});

test('symbols that the starter has already are not offered again', () => {
  const starter = 'n = int(input())\nif n > 2\n    print(n)';

  expect(keysOf('n = int(input())\nif n > 2:\n    print(n)', { starter })).toEqual([
    'if',
    'input()',
    'int()',
    'n',
    'print()',
    ':',
  ]);
});

test('a name that the solution chose is no key, unless the task tells it', () => {
  const solution =
    'total = 0\nfor price in prices:\n    total = total + price\ndef share(sweets):\n    return sweets';

  expect(keysOf(solution)).not.toEqual(expect.arrayContaining(['total']));
  expect(keysOf(solution)).toEqual(expect.arrayContaining(['for', 'in', 'prices', 'def', 'return']));
  expect(keysOf(solution)).not.toEqual(expect.arrayContaining(['price', 'sweets', 'share()']));
  const told = keysOf(solution, { prompt: 'Write `share(sweets)`. The total:\n\n```\nprice = 4\n```' });
  expect(told).toEqual(expect.arrayContaining(['share()', 'sweets', 'price']));
  expect(told).not.toContain('total');
});

test('the name of a comprehension is chosen, a word of a module is not', () => {
  const keys = keysOf('import math\nprint([math.ceil(n) for n in sizes])');

  expect(keys).toEqual(expect.arrayContaining(['import', 'math', 'ceil()', 'for', 'in', '[', ']', '.']));
  expect(keys).not.toContain('n');
});

test('an f-string has keys for its beginning, its braces, its expression and its format', () => {
  const keys = keysOf('print(f"Total: Rs {round(price) * 2:.2f}!")', { prompt: '`price`' });

  expect(keys).toEqual([':.2f', 'f"', 'price', 'print()', 'round()', '(', ')', '!', '*', ':', '{', '}']);
});

test('symbols inside texts and comments have keys, letters and other writing have none', () => {
  const keys = keysOf('# prediction: 1 / 2\nprint("* நிலா? ❤ *")');

  expect(keys).toEqual(['print()', '"', '*', '#', '(', ')', '/', ':', '?']);
});

test('a long program offers all words that are to be added, and few of those that are there', () => {
  const starter = 'while True:\n    if not ready:\n        break\n    elif a or b and c:\n        continue';
  const words = keysOf(`${starter}\nprint(len(x))`, { starter }).filter((key) => /\w/.test(key));

  expect(words.slice(0, 2)).toEqual(['len()', 'print()']);
  expect(words).toHaveLength(6);
});

test('a broken starter does no harm', () => {
  expect(keysOf('print("Hi")', { starter: 'Print("Hi\n(' })).toEqual(['print()', '"', ')']);
});
