import { expect, it } from 'vitest';
import { ownNames, ownTexts } from './own-pieces.ts';

it('the names that a program stores, each once', () => {
  const code = [
    'def share(sweets, children=2):',
    '    each, left = sweets // children, sweets % children',
    '    return each',
    'total = 0',
    'for price in prices:',
    '    total += price',
    'வயது = 12',
    'if total == 3: print(total, end="")',
  ].join('\n');

  expect(ownNames(code)).toEqual(['share()', 'sweets', 'children', 'each', 'left', 'total', 'price', 'வயது']);
});

it('a name that is only half typed, or misspelled, is none', () => {
  expect(ownNames('scor\nPrint("Hi")\nfor i')).toEqual([]);
});

it('short texts with their quote marks, each once; nothing of what the program computes', () => {
  const code =
    'print("Bus", 87, "to Colombo")\nprint("Bus")\nprint(f"Total: {total}")\nprint("13 signs long", "half';

  expect(ownTexts(code)).toEqual(['"Bus"', '"to Colombo"']);
});

it('only the first texts of a long program', () => {
  expect(ownTexts('"a" "b" "c" "d" "e"')).toEqual(['"a"', '"b"', '"c"', '"d"']);
});
