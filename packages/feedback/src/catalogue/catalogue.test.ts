import { describe, expect, test } from 'vitest';
import { factsWith, printed } from '../../fixtures/builders.ts';
import { outputTexts } from '../compare/registry.ts';
import { ruleTexts } from '../rules/rule-texts.ts';
import type { Words } from '../text/words.ts';
import type { CatalogueEntry } from './entry.ts';
import { matchError } from './match-error.ts';
import { catalogue, getEntry } from './registry.ts';
import { titleOf, titles } from './titles.ts';

/** All texts of an entry, with those for beginners. */
const wordsOf = ({ text, next, instead = [] }: CatalogueEntry): Words[] => [{ text, next }, ...instead];

describe('every entry', () => {
  test('has an id of its own', () => {
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
  });

  test.each(catalogue)('$id speaks both languages and uses the same placeholders in both', (entry) => {
    for (const { text, next } of wordsOf(entry)) {
      for (const one of [text, next]) {
        expect(one.ta).toMatch(/\p{Script=Tamil}/u);
        expect(one.en).toMatch(/[a-z]/u);
        const used = (words: string) => entry.vars.filter((name) => words.includes(`{${name}}`));
        expect(used(one.ta)).toEqual(used(one.en));
      }
    }
  });

  test.each(catalogue)('$id names each of its placeholders, and says each that it names', (entry) => {
    const said = wordsOf(entry).flatMap(({ text, next }) => [text.en, next.en]);
    const named = said.join(' ').matchAll(/\{([a-z_]+)\}/gu);
    expect(new Set([...named].map((found) => found[1]))).toEqual(new Set(entry.vars));
  });

  test('the last one fits everything', () => {
    const unheard = printed('', {
      kind: 'python-error',
      exception: { type: 'SomethingNew', message: 'never heard of', range: null },
    });
    expect(matchError(unheard, '', factsWith())?.entry.id).toBe('RUN-OTHER');
  });

  test('an id that nobody wrote has none', () => {
    expect(() => getEntry('SYN-NEVER')).toThrow(RangeError);
  });
});

test.each([
  "cannot fit 'int' into an index-sized integer",
  'Python int too large to convert to C ssize_t',
  'math range error',
])('a number that no computer holds is said to be too large: %s', (message) => {
  const range = { line: 2, column: 0, endLine: 2, endColumn: 9 };
  const exception = { type: 'OverflowError', message, range };
  const told = matchError(printed('', { kind: 'python-error', exception }), '', factsWith());
  expect(told?.entry.id).toBe('VAL-TOO-LARGE');
});

describe('headings', () => {
  const spoken = [
    ...catalogue.map(({ id }) => id),
    ...Object.keys(outputTexts),
    ...Object.keys(ruleTexts).map((kind) => `RULE-${kind.toUpperCase().replaceAll('_', '-')}`),
  ];

  test('exist in both languages for everything that is explained', () => {
    for (const id of spoken) {
      expect(titleOf(id).ta).toMatch(/\p{Script=Tamil}/u);
      expect(titleOf(id).en).toMatch(/^[\p{Lu}\d]|^return/u);
    }
  });

  test('are short enough for one line of a phone', () => {
    for (const { en, ta } of Object.values(titles)) {
      expect(en.length).toBeLessThanOrEqual(40);
      expect([...new Intl.Segmenter('ta').segment(ta)].length).toBeLessThanOrEqual(40);
    }
  });

  test('are all used', () => {
    const unused = Object.keys(titles).filter(
      (start) => !spoken.some((id) => id === start || id.startsWith(`${start}-`)),
    );
    expect(unused).toEqual([]);
  });

  test('an id of no family has none', () => {
    expect(() => titleOf('XYZ-1')).toThrow(RangeError);
  });
});

describe('limits', () => {
  test.each([
    ['time-limit', 'RUN-TIME-LIMIT'],
    ['output-limit', 'RUN-OUTPUT-LIMIT'],
    ['memory-limit', 'RUN-MEMORY-LIMIT'],
    ['denied', 'RUN-NOT-ALLOWED'],
    ['input-required', 'RUN-INPUT-REQUIRED'],
  ] as const)('%s has an explanation of its own', (kind, id) => {
    expect(matchError(printed('', { kind }), '', factsWith())?.entry.id).toBe(id);
  });

  test('point at the loop when there is only one', () => {
    const source = 'n = 1\nwhile n > 0:\n    n = n + 1';
    expect(matchError(printed('', { kind: 'time-limit' }), source, factsWith())?.line).toBe(2);
  });

  test('point nowhere when there are two', () => {
    const source = 'while True:\n    while True:\n        pass';
    expect(matchError(printed('', { kind: 'time-limit' }), source, factsWith())?.line).toBeNull();
  });
});
