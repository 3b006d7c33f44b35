import { languages } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import { factsWith } from '../../fixtures/builders.ts';
import { programLines } from '../python-text/program-lines.ts';
import { storedNames } from '../python-text/stored-names.ts';
import { type StyleId, styleChecks } from './registry.ts';
import { styleTexts } from './style-texts.ts';
import { findStyle } from './suggest-style.ts';

/** Names that the program reads, roughly, as these tests need them. */
const reads = (source: string) => {
  const words = source.replace(/^\s*[\w, ]+?(?==[^=])/gmu, '').match(/[a-zA-Z_]\w*/gu) ?? [];
  return Object.fromEntries(words.map((word) => [word, 1]));
};

const find = (id: StyleId, source: string) => {
  const lines = programLines(source);
  const facts = factsWith({ read: reads(source) });
  return styleChecks[id]({ source, facts, lines, stored: storedNames(lines) });
};

const samples = Object.entries(styleTexts).map(([id, { sample }]) => ({ id: id as StyleId, sample }));

describe('style', () => {
  test.each(samples)('$id is found in its sample', ({ id, sample }) => {
    expect(find(id, sample)).not.toEqual([]);
  });

  test.each(samples)('$id is not found in a clean program', ({ id }) => {
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
    for (const { sample } of samples) {
      const request = {
        source: sample,
        facts: factsWith({ read: reads(sample) }),
        starter: '',
        milestone: 15,
      };
      for (const language of languages) expect(findStyle(request, language)?.text).not.toMatch(/\{\w+\}/u);
      expect(findStyle(request, 'ta')?.text).toMatch(/\p{Script=Tamil}/u);
    }
  });

  test('waits for the milestone that teaches the better way', () => {
    const request = { source: 'print("Hi")\nprint("Hi")\nprint("Hi")', facts: factsWith(), starter: '' };
    expect(findStyle({ ...request, milestone: 6 }, 'en')).toBeNull();
    expect(findStyle({ ...request, milestone: 7 }, 'en')?.id).toBe('STY-REPEATED-LINES');
  });

  test('never speaks of lines of the starter', () => {
    const request = { facts: factsWith(), starter: 'print("a","b")', milestone: 15 };
    expect(findStyle({ ...request, source: 'print("a","b")\nprint("c")' }, 'en')).toBeNull();
    expect(findStyle({ ...request, source: 'print("a","b")\nprint("c","d")' }, 'en')?.id).toBe(
      'STY-SPACE-COMMA',
    );
  });
});
