import { describe, expect, test } from 'vitest';
import { isEnough, isRule, parseRule } from './rules.ts';

describe('a structure rule', () => {
  test.each([
    'prints==1',
    'comments>=1',
    'assign:total>=2',
    'assign:total',
    'call:random.randint==2',
    'no:call:max',
    'op://',
    'lit:"a:b"',
    'def:area/2',
    'import:math',
    'no:while',
    'same_as_starter',
  ])('may be %s', (notation) => {
    expect(isRule(notation)).toBe(true);
  });

  test.each([
    ['prints', 'needs a number'],
    ['prints=1', 'has no such comparison'],
    ['while==2', 'counts nothing'],
    ['uses:a>=2', 'takes no comparison'],
    ['def:area', 'needs the number of parameters'],
    ['call:', 'needs a name'],
    ['import:a b', 'takes one name'],
    ['constructor', 'is no kind'],
    ['switch', 'is no kind'],
    ['', 'is empty'],
  ])('is not %o, which %s', (notation) => {
    expect(isRule(notation)).toBe(false);
  });

  test('is read into its parts', () => {
    expect(parseRule('no:call:randint>=2')).toEqual({
      kind: 'call',
      subject: 'randint',
      comparison: { operator: '>=', count: 2 },
      negated: true,
    });
    const plain = { comparison: null, negated: false };
    expect(parseRule('op:==')).toEqual({ kind: 'op', subject: '==', ...plain });
    expect(parseRule('lit:x>=5')).toEqual({ kind: 'lit', subject: 'x>=5', ...plain });
    expect(parseRule('def:area/2')).toEqual({ kind: 'def', subject: 'area/2', ...plain });
    const exactlyOne = { comparison: { operator: '==', count: 1 }, negated: false };
    expect(parseRule('prints==1')).toEqual({ kind: 'prints', subject: '', ...exactlyOne });
  });

  test('counts as its comparison says, and once without one', () => {
    expect([0, 1, 2].map((count) => isEnough(count, null))).toEqual([false, true, true]);
    expect([1, 2, 3].map((count) => isEnough(count, { operator: '==', count: 2 }))).toEqual([
      false,
      true,
      false,
    ]);
    expect([1, 2, 3].map((count) => isEnough(count, { operator: '<=', count: 2 }))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
