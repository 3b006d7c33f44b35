import { describe, expect, test } from 'vitest';
import { factsWith, printed } from '../../fixtures/builders.ts';
import { Program } from '../python-text/program.ts';
import { texts } from '../text/texts.ts';
import { matchError } from './match-error.ts';
import { catalogue, getEntry } from './registry.ts';
import { titleOf } from './titles.ts';

describe('every entry', () => {
  test('has an id of its own', () => {
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
  });

  test('explains one class of errors, and every class has one', () => {
    expect(catalogue.map(({ id }) => id).sort()).toEqual(Object.keys(texts.errors).sort());
  });

  test('the last one fits everything', () => {
    const unheard = printed('', {
      kind: 'python-error',
      exception: { type: 'SomethingNew', message: 'never heard of', range: null },
    });
    expect(matchError(unheard, new Program(''), factsWith())?.entry.id).toBe('RUN-OTHER');
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
  const told = matchError(printed('', { kind: 'python-error', exception }), new Program(''), factsWith());
  expect(told?.entry.id).toBe('VAL-TOO-LARGE');
});

describe('headings', () => {
  const spoken = [
    ...catalogue.map(({ id }) => id),
    ...Object.keys(texts.output),
    ...Object.keys(texts.drawings),
    ...Object.keys(texts.played),
    ...Object.keys(texts.rules).map((kind) => `RULE-${kind.toUpperCase().replaceAll('_', '-')}`),
  ];

  test('exist in both languages for everything that is explained', () => {
    for (const id of spoken) {
      expect(titleOf(id).ta).toMatch(/\p{Script=Tamil}/u);
      expect(titleOf(id).en).toMatch(/^[\p{Lu}\d]|^return/u);
    }
  });

  test('are short enough for one line of a phone', () => {
    for (const { en, ta } of Object.values(texts.titles)) {
      expect(en.length).toBeLessThanOrEqual(40);
      expect([...new Intl.Segmenter('ta').segment(ta)].length).toBeLessThanOrEqual(40);
    }
  });

  test('are all used', () => {
    const unused = Object.keys(texts.titles).filter(
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
    ['drawing-limit', 'RUN-DRAWING-LIMIT'],
    ['memory-limit', 'RUN-MEMORY-LIMIT'],
    ['denied', 'RUN-NOT-ALLOWED'],
    ['input-required', 'RUN-INPUT-REQUIRED'],
  ] as const)('%s has an explanation of its own', (kind, id) => {
    expect(matchError(printed('', { kind }), new Program(''), factsWith())?.entry.id).toBe(id);
  });

  test.each([
    ['for dot in range(1000000):\n    kolam.dot()', 1],
    ['for row in range(100):\n    for dot in range(100):\n        kolam.dot()', 1],
    ['while True:\n    for dot in range(9):\n        kolam.dot()', null],
    ['for pen in pens():\n    kolam.dot()', null],
  ])('of a drawing names the loop that counts: %j', (source, n) => {
    const last = source.split('\n').length;
    const range = { line: last, column: 0, endLine: last, endColumn: 9 };
    const stopped = printed('', {
      kind: 'drawing-limit',
      exception: { type: 'KeyboardInterrupt', message: '', range },
    });
    const told = matchError(stopped, new Program(source), factsWith());
    expect(told?.entry.id).toBe(n === null ? 'RUN-DRAWING-LIMIT' : 'RUN-DRAWING-LIMIT-RANGE');
    expect(told?.values['n'] ?? null).toBe(n);
  });

  test('point at the loop when there is only one', () => {
    const source = 'n = 1\nwhile n > 0:\n    n = n + 1';
    expect(matchError(printed('', { kind: 'time-limit' }), new Program(source), factsWith())?.line).toBe(2);
  });

  test('point nowhere when there are two', () => {
    const source = 'while True:\n    while True:\n        pass';
    expect(
      matchError(printed('', { kind: 'time-limit' }), new Program(source), factsWith())?.line,
    ).toBeNull();
  });
});
