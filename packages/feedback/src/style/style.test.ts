import { languages } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import { factsWith } from '../../fixtures/builders.ts';
import { Program } from '../python-text/program.ts';
import { type StyleId, styleSuggestions } from './registry.ts';
import { findStyle } from './suggest-style.ts';

/** Names that the program reads, roughly, as these tests need them. */
const reads = (source: string) => {
  const words = source.replace(/^\s*[\w, ]+?(?==[^=])/gmu, '').match(/[a-zA-Z_]\w*/gu) ?? [];
  return Object.fromEntries(words.map((word) => [word, 1]));
};

const find = (id: StyleId, source: string) => {
  const { lines, stored } = new Program(source);
  const facts = factsWith({ read: reads(source) });
  return styleSuggestions[id].check({ source, facts, lines, stored });
};

/** A program that shows each habit. */
const samples: readonly (readonly [StyleId, string])[] = [
  ['STY-UNUSED', 'a = 3\nb = 4\nprint(a)'],
  ['STY-EQ-TRUE', 'ok = True\nif ok == True:\n    print(1)'],
  ['STY-RETURN-BOOL', 'def f(n):\n    if n > 3:\n        return True\n    else:\n        return False'],
  ['STY-RANGE-LEN', 'a = [1, 2]\nfor i in range(len(a)):\n    print(a[i])'],
  ['STY-SHORT-NAME', 'p = 40\nq = 3\nprint(p * q)'],
  ['STY-CAPITAL-NAME', 'MyTown = "Galle"\nprint(MyTown)'],
  ['STY-BUILTIN-NAME', 'list = [1, 2]\nprint(list)'],
  ['STY-REPEATED-LINES', 'print("Hi")\nprint("Hi")\nprint("Hi")'],
  [
    'STY-REPEATED-BLOCK',
    'x = 1\nif x > 0:\n    print(x)\n    print("ok")\nif x > 5:\n    print(x)\n    print("ok")',
  ],
  ['STY-SPACES-EQUALS', 'age=13\nprint(age)'],
  ['STY-SPACE-COMMA', 'print("Rs",40)'],
  ['STY-INDENT-4', 'if 3 > 2:\n  print(1)'],
  [
    'STY-LONG-LINE',
    'print("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa")',
  ],
  ['STY-SEMICOLON', 'x = 5;\nprint(x)'],
  ['STY-BRACKETS-IF', 'x = 1\nif (x > 0):\n    print(x)'],
  ['STY-RETURN-BRACKETS', 'def f(a):\n    return(a * 2)'],
  ['STY-AUG-ASSIGN', 'total = 0\ntotal = total + 5\nprint(total)'],
  ['STY-STR-OF-STR', 'name = str(input())\nprint(name)'],
  [
    'STY-IF-CHAIN',
    'd = input()\nif d == "a":\n    print(1)\nif d == "b":\n    print(2)\nif d == "c":\n    print(3)',
  ],
  ['STY-DEAD-CODE', 'def f():\n    return 1\n    print(2)'],
  ['STY-BARE-EXCEPT', 'try:\n    x = int("3")\nexcept:\n    print(0)'],
  ['STY-LOST-RESULT', 's = "a"\ns.upper()\nprint(s)'],
  ['STY-COMPARE-ONLY', 'x = 1\nx == 5\nprint(x)'],
  [
    'STY-NO-COMMENT',
    'print(0)\nprint(1)\nprint(2)\nprint(3)\nprint(4)\nprint(5)\nprint(6)\nprint(7)\nprint(8)\nprint(9)\nprint(10)\nprint(11)\nprint(12)\nprint(13)\nprint(14)\nprint(15)',
  ],
];

describe('style', () => {
  test.each(samples)('%s is found in its sample', (id, sample) => {
    expect(find(id, sample)).not.toEqual([]);
  });

  test.each(samples)('%s is not found in a clean program', (id) => {
    const clean = [
      '# the bill of the canteen',
      'prices = {"tea": 50, "bun": 60}',
      'total = 0',
      'for item in ["tea", "bun"]:',
      '    total += prices[item]',
      'if total > 100 and total != 500:',
      '    print(f"Total: {total:.2f}", end="")',
    ].join('\n');
    expect(find(id, clean)).toEqual([]);
  });

  test.each([
    ['STY-SPACES-EQUALS', 'print("a=b", end="")'],
    ['STY-SPACE-COMMA', 'print("a,b", (1,))'],
    ['STY-BRACKETS-IF', 'if (a > 1) and (b > 1):\n    print(1)'],
    ['STY-RETURN-BRACKETS', 'def f():\n    return (1, 2)'],
    ['STY-RANGE-LEN', 'for i in range(len(a)):\n    print(i, a[i])'],
    ['STY-RANGE-LEN', 'for i in range(len(a)):\n    a[i] = 0'],
    ['STY-RANGE-LEN', 'for r in range(len(seats)):\n    print(seats[r][0])'],
    ['STY-LOST-RESULT', 'try:\n    int(text)\nexcept ValueError:\n    print(1)'],
    ['STY-LOST-RESULT', 'names.append("a")'],
    ['STY-INDENT-4', 'a = [\n  1,\n  2,\n]'],
    ['STY-CAPITAL-NAME', 'PRICE = 5\nprint(PRICE)'],
    ['STY-SHORT-NAME', 'x = 1\ny = 2\nprint(x, y)'],
    ['STY-DEAD-CODE', 'def f(n):\n    if n > 1:\n        return 1\n    return 2'],
    ['STY-IF-CHAIN', 'if a == 1:\n    print(1)\nif b == 2:\n    print(2)\nif a == 3:\n    print(3)'],
    ['STY-AUG-ASSIGN', 'total = total + price * count'],
  ] as const)('%s leaves alone: %j', (id, source) => {
    expect(find(id, source)).toEqual([]);
  });

  test('speaks both languages with nothing left to fill', () => {
    for (const [, sample] of samples) {
      const request = {
        program: new Program(sample),
        facts: factsWith({ read: reads(sample) }),
        starter: '',
        milestone: 15,
      };
      for (const language of languages) expect(findStyle(request, language)?.text).not.toMatch(/\{\w+\}/u);
      expect(findStyle(request, 'ta')?.text).toMatch(/\p{Script=Tamil}/u);
    }
  });

  test('waits for the milestone that teaches the better way', () => {
    const request = {
      program: new Program('print("Hi")\nprint("Hi")\nprint("Hi")'),
      facts: factsWith(),
      starter: '',
    };
    expect(findStyle({ ...request, milestone: 6 }, 'en')).toBeNull();
    expect(findStyle({ ...request, milestone: 7 }, 'en')?.id).toBe('STY-REPEATED-LINES');
  });

  test('never speaks of lines of the starter', () => {
    const request = { facts: factsWith(), starter: 'print("a","b")', milestone: 15 };
    const idOf = (source: string) => findStyle({ ...request, program: new Program(source) }, 'en')?.id;
    expect(idOf('print("a","b")\nprint("c")')).toBeUndefined();
    expect(idOf('print("a","b")\nprint("c","d")')).toBe('STY-SPACE-COMMA');
  });
});
