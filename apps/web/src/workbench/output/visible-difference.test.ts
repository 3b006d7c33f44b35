import { describe, expect, it } from 'vitest';
import { findDifference, findTellingDifference, showHiddenSigns } from './visible-difference.ts';

describe('the difference of two outputs', () => {
  it('marks only what differs', () => {
    expect(findDifference('Vanakkam, Meena!', 'Vanakkam, meena!')).toEqual({
      expected: [
        { kind: 'same', text: 'Vanakkam, ' },
        { kind: 'changed', text: 'M' },
        { kind: 'same', text: 'eena!' },
      ],
      actual: [
        { kind: 'same', text: 'Vanakkam, ' },
        { kind: 'changed', text: 'm' },
        { kind: 'same', text: 'eena!' },
      ],
    });
  });

  it('marks a sign that is missing only where it is expected', () => {
    const { expected, actual } = findDifference('Rs 50', 'Rs50');
    expect(expected.filter(({ kind }) => kind === 'changed')).toEqual([{ kind: 'changed', text: ' ' }]);
    expect(actual.every(({ kind }) => kind === 'same')).toBe(true);
  });

  it('counts no letter twice when one is repeated', () => {
    const { actual } = findDifference('aa', 'aaa');
    expect(actual.map(({ text }) => text).join('')).toBe('aaa');
    expect(actual.filter(({ kind }) => kind === 'changed')).toEqual([{ kind: 'changed', text: 'a' }]);
  });

  it('keeps a Tamil letter together with its vowel sign', () => {
    const { expected } = findDifference('நிலா', 'நலா');
    expect(expected[0]).toEqual({ kind: 'changed', text: 'நி' });
  });

  it('has nothing to mark in equal texts', () => {
    expect(findDifference('a\nb', 'a\nb').actual).toEqual([{ kind: 'same', text: 'a\nb' }]);
  });

  it('makes spaces and line ends visible', () => {
    expect(showHiddenSigns('a b\n\tc')).toBe('a·b↵\n→c');
  });
});

describe('texts that have nothing in common', () => {
  it('carry no marks', () => {
    expect(findTellingDifference('Idli', 'Tea')).toEqual({
      expected: [{ kind: 'same', text: 'Idli' }],
      actual: [{ kind: 'same', text: 'Tea' }],
    });
    expect(findTellingDifference('Idli', 'idli').actual).toContainEqual({ kind: 'changed', text: 'i' });
  });
});
